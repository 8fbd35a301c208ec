/**
 * How long what speaks HTTP is warmed up, in ms.
 *
 * So much code is run for a request that after one second half of what would be
 * measured is the compiler.
 */
export const HTTP_WARM_UP = 3000;
