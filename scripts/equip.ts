import { debianProgram } from "./debian-program.ts";

// Puts in place what the end-to-end tests need beside Node.

for (const name of ["chromium", "nginx"]) console.log(debianProgram(name));
