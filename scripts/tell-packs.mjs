// Prints where the tarballs are, and how they are installed.
import { resolve } from "node:path";

const folder = resolve(process.argv[2] ?? ".");
console.log(`Packed. In a folder of yours: npm install zod ${folder}/*.tgz`);
