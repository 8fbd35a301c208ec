// Crashes at start, and says why on stderr.
console.error("Cannot read weather.json: no such file");
process.exitCode = 3;
