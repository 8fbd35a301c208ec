/** The key under which RxJS looks for a foreign observable, where the platform has no symbol for it. */
export const observableKey: typeof Symbol.observable =
  Symbol.observable ?? ("@@observable" as never);
