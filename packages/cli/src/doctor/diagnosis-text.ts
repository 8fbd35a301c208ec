import type { Paint } from "../terminal/paint.ts";
import type { Diagnosis } from "./diagnosis.ts";
import type { Finding, Severity } from "./finding.ts";
import { lastLines, tellingLines } from "./telling-lines.ts";

const MARKS = {
  good: { mark: "✓", style: "green" },
  note: { mark: "!", style: "yellow" },
  bad: { mark: "✗", style: "red" },
} as const satisfies { readonly [severity in Severity]: object };

/** A diagnosis, for a person. */
export function diagnosisText(diagnosis: Diagnosis, paint: Paint): string {
  const { account, findings, stderr } = diagnosis;
  const width = findings.reduce((widest, { about }) => Math.max(widest, about.length), 0);
  return [
    ...(account === undefined ? [] : [headline(account, paint), ""]),
    ...findings.flatMap((finding) => findingLines(finding, { width, paint })),
    ...stderrLines(account === undefined ? tellingLines(stderr) : lastLines(stderr), paint),
    "",
    verdict(findings, paint),
  ].join("\n");
}

function headline({ info, revision, era }: NonNullable<Diagnosis["account"]>, paint: Paint) {
  const name = [info.title ?? info.name ?? "A server without a name", info.version].join(" ");
  return `${paint("bold", name.trim())}  speaks ${revision} ${paint("dim", `(${era} era)`)}`;
}

function findingLines({ severity, about, text, advice }: Finding, style: LineStyle) {
  const { width, paint } = style;
  const { mark, style: colour } = MARKS[severity];
  const lines = [`${paint(colour, mark)} ${about.padEnd(width)}  ${text}`];
  if (advice !== undefined) lines.push(paint("dim", `  ${" ".repeat(width)}  → ${advice}`));
  return lines;
}

interface LineStyle {
  readonly width: number;
  readonly paint: Paint;
}

function stderrLines(lines: readonly string[], paint: Paint): readonly string[] {
  if (lines.length === 0) return [];
  return ["", "It wrote to stderr:", ...lines.map((line) => paint("dim", `  ${line}`))];
}

function verdict(findings: readonly Finding[], paint: Paint): string {
  const count = (severity: Severity) => findings.filter((one) => one.severity === severity).length;
  const [wrong, noted] = [count("bad"), count("note")];
  if (wrong === 0 && noted === 0) return paint("green", "Nothing is wrong with it.");
  return `${paint(wrong > 0 ? "red" : "yellow", `${wrong} wrong`)}, ${noted} to know`;
}
