/** A message must not wait for the next, and a peer whose machine went away must be missed. */
export const SOCKET_TERMS = {
  // Its channel ends our half once what was sent has left.
  allowHalfOpen: true,
  noDelay: true,
  keepAlive: true,
  /** How long a silent connection waits before it is probed, in ms. */
  keepAliveInitialDelay: 30_000,
} as const;
