import type { Plugin } from "rolldown";
import { parseAst } from "rolldown/parseAst";

interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Marks what the top-level constants of a module are computed by as pure.
 *
 * File by file, `sideEffects: false` lets a bundler leave out what nobody uses; in one file only such a mark does.
 */
export const pureConstants: Plugin = {
  name: "pure-constants",
  transform: {
    filter: { id: /\/src\/.*\.ts$/ },
    // Nothing is moved to another line, so the maps need only the lines.
    handler: (code) => ({ code: markPure(code), map: null }),
  },
};

/** The code of a module, each of its computed constants in a call that may be left out. */
export function markPure(code: string): string {
  const computed = constantsOf(code).filter((value) => callsIn(value) && !holds(value, isAwait));
  return computed.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
    code,
  );
}

function constantsOf(code: string): Syntax[] {
  return parseAst(code, { lang: "ts" }).body.flatMap((statement) => {
    const declared =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration" || declared.kind !== "const") return [];
    return declared.declarations.flatMap(({ init }) => init ?? []);
  });
}

function callsIn(value: Syntax): boolean {
  return holds(value, ({ type }) => type === "CallExpression" || type === "NewExpression");
}

function isAwait({ type }: Syntax): boolean {
  return type === "AwaitExpression";
}

/** Whether a piece of code has such a part, functions apart: those do not run when it is evaluated. */
function holds(syntax: Syntax, wanted: (part: Syntax) => boolean): boolean {
  if (wanted(syntax)) return true;
  if (/Function/.test(syntax.type)) return false;
  return Object.values(syntax)
    .flat()
    .some((part) => isSyntax(part) && holds(part, wanted));
}

function isSyntax(part: unknown): part is Syntax {
  return typeof part === "object" && part !== null && "type" in part;
}
