/** Stands where an effect will be: whoever starts a machine binds its actions to functions of their own. */
export function unbound(): void {}
