import { safeEnvironment, safeVariables } from "@mcp-actors/transport/stdio";
import { describe, expect, test } from "vitest";

describe("environment of a server process", () => {
  test("names the variables that pass unasked", () => {
    expect(safeVariables("linux")).toEqual([
      "HOME",
      "LANG",
      "LC_ALL",
      "LC_CTYPE",
      "LOGNAME",
      "PATH",
      "SHELL",
      "TERM",
      "TMPDIR",
      "TZ",
      "USER",
    ]);
    expect(safeVariables("win32")).toContain("SYSTEMROOT");
  });

  test("holds back everything else (case 26)", () => {
    const own = { PATH: "/bin", SECRET_X: "1", NODE_OPTIONS: "--inspect" };

    expect(safeEnvironment(undefined, { own, platform: "linux" })).toEqual({ PATH: "/bin" });
  });

  test("adds what is asked for and lets it override (case 26)", () => {
    const own = { PATH: "/bin", HOME: "/home/ada" };

    expect(safeEnvironment({ A: "1", HOME: "/other" }, { own, platform: "linux" })).toEqual({
      PATH: "/bin",
      HOME: "/other",
      A: "1",
    });
  });

  test("holds back what is a function to a shell", () => {
    const own = { TERM: "() { :; }; echo", PATH: "/bin" };

    expect(safeEnvironment({}, { own, platform: "linux" })).toEqual({ PATH: "/bin" });
  });

  test("compares names without case on Windows alone", () => {
    const own = { Path: "C:\\bin", SystemRoot: "C:\\Windows", home: "x" };

    expect(safeEnvironment({ PATH: "D:\\bin" }, { own, platform: "win32" })).toEqual({
      PATH: "D:\\bin",
      SystemRoot: "C:\\Windows",
    });
    expect(safeEnvironment({}, { own, platform: "linux" })).toEqual({});
  });
});
