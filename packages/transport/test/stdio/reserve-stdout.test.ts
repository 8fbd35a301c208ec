import { PassThrough, Writable } from "node:stream";
import { describe, expect, test } from "vitest";
import { reserveStdout } from "../../src/stdio/reserve-stdout.ts";

function openStreams() {
  return { stdout: new PassThrough(), stderr: new PassThrough() };
}

function describeStream(stream: Writable) {
  const write: unknown = Reflect.get(stream, "write");
  return { write, isOwn: Object.hasOwn(stream, "write"), listeners: stream.listenerCount("error") };
}

describe("stdout kept for messages", () => {
  test("sends what others write to stderr, and messages to stdout", () => {
    const { stdout, stderr } = openStreams();
    const { output } = reserveStdout({ stdout, stderr });

    stdout.write("other");
    output.write("message");

    expect(String(stdout.read())).toBe("message");
    expect(String(stderr.read())).toBe("other");
  });

  test("is as it was after the release", () => {
    const { stdout, stderr } = openStreams();
    const before = describeStream(stdout);

    reserveStdout({ stdout, stderr }).release();

    expect(describeStream(stdout)).toEqual(before);
  });

  test("restores what had been put in its place before", () => {
    const { stdout, stderr } = openStreams();
    const theirs = () => true;
    stdout.write = theirs;

    reserveStdout({ stdout, stderr }).release();

    expect(Reflect.get(stdout, "write")).toBe(theirs);
  });

  test("leaves alone what was put in its place meanwhile", () => {
    const { stdout, stderr } = openStreams();
    const reserved = reserveStdout({ stdout, stderr });
    const theirs = () => true;
    stdout.write = theirs;

    reserved.release();

    expect(Reflect.get(stdout, "write")).toBe(theirs);
  });

  test("stays open when its output ends", async () => {
    const { stdout, stderr } = openStreams();
    const { output } = reserveStdout({ stdout, stderr });

    await new Promise<void>((resolve) => output.end(resolve));

    expect(stdout.writableEnded).toBe(false);
  });

  test("fails its output when stdout fails", async () => {
    const failure = Object.assign(new Error("write EPIPE"), { code: "EPIPE" });
    const stdout = new Writable({ write: (_chunk, _encoding, done) => done(failure) });
    const { output } = reserveStdout({ stdout, stderr: new PassThrough() });

    const failed = new Promise((resolve) => output.once("error", resolve));
    output.write("message");

    expect(await failed).toBe(failure);
  });
});
