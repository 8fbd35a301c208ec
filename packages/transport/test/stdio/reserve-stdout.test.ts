import { PassThrough, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { describe, expect, test } from "vitest";
import { reserveStdout } from "../../src/stdio/reserve-stdout.ts";

/** `end` with whatever arguments. */
interface AnyEnd {
  end(...args: readonly unknown[]): unknown;
}

function openStreams() {
  return { stdout: new PassThrough(), stderr: new PassThrough() };
}

function describeStream(stream: Writable) {
  const methods = ["write", "end"].map((name) => [
    Reflect.get(stream, name) as unknown,
    Object.hasOwn(stream, name),
  ]);
  return { methods, listeners: stream.listenerCount("error") };
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

  test.each<[string, readonly unknown[], string]>([
    ["with words", ["other"], "other"],
    ["with words and their encoding", ["6f74686572", "hex"], "other"],
    ["with bytes", [Buffer.from("other")], "other"],
    ["with nothing", [], ""],
  ])("is not ended by others who end it %s, and are told", async (_, words, heard) => {
    const { stdout, stderr } = openStreams();
    const { output } = reserveStdout({ stdout, stderr });

    await new Promise((told) => (stdout as AnyEnd).end(...words, told));
    await new Promise((written) => output.write("message", written));

    expect(String(stdout.read())).toBe("message");
    expect(String(stderr.read() ?? "")).toBe(heard);
  });

  test("is not lost with what others write where stderr takes nothing", async () => {
    const { stdout } = openStreams();
    const stderr = new Writable({
      write: (_chunk, _encoding, done) => done(new Error("ENOSPC: no space left on device")),
    });
    const { output } = reserveStdout({ stdout, stderr });

    stdout.write("other");
    await new Promise((closed) => stderr.once("close", closed));
    await new Promise((written) => output.write("message", written));

    expect(String(stdout.read())).toBe("message");
  });

  test("is not ended by a pipeline into it, which ends", async () => {
    const { stdout, stderr } = openStreams();
    reserveStdout({ stdout, stderr });

    await pipeline(["other"], stdout);

    expect(stdout.writableEnded).toBe(false);
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

  test("has written all that was sent once its output has ended", async () => {
    const written: string[] = [];
    const stdout = new Writable({
      decodeStrings: false,
      write: (chunk: string, _encoding, done) => {
        setImmediate(() => {
          written.push(chunk);
          done();
        });
      },
    });
    const { output } = reserveStdout({ stdout, stderr: new PassThrough() });

    for (const message of ["one", "two", "three"]) output.write(message);
    await new Promise<void>((resolve) => output.end(resolve));

    expect(written.join(" ").trim()).toBe("one two three");
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
