// Says what the compiler does at the end of a round that found an error elsewhere, and goes on.
console.error("src/a.ts(1,7): error TS2322: No");
console.error("Compiled, with errors");
process.stdin.resume();
