/** An object without the fields that are undefined. */
export function present<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Only optional fields can be missing, and those may be.
  return Object.fromEntries(entries) as Fields;
}
