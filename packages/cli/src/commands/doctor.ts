import type { OptionName } from "../arguments/option.ts";
import type { ConnectingCommand } from "../command.ts";
import type { Diagnosis } from "../doctor/diagnosis.ts";
import { diagnosisText } from "../doctor/diagnosis-text.ts";
import { examine } from "../doctor/examine.ts";
import { ExitCode } from "../exit/exit-code.ts";
import { redacted } from "../target/redacted.ts";
import type { ServerTarget } from "../target/server-target.ts";
import { printResult } from "../terminal/print-result.ts";

/** Longest wait for each opening and answer where nobody says otherwise, in ms. */
const PATIENCE = 10_000;

const OPTIONS: readonly OptionName[] = ["json", "config", "header", "timeout"];

/** `doctor`: tells what a server speaks, and what is wrong with it. */
export const doctor: ConnectingCommand = {
  name: "doctor",
  summary: "Find out what a server speaks and what is wrong with it",
  connects: true,
  operands: [],
  options: OPTIONS,
  meanings: {
    timeout: `Longest wait at each step, as 500ms, 30s, 2m, or 30, which is seconds (default ${PATIENCE / 1000}s)`,
  },
  async run(invocation) {
    const { target, flags, terminal } = invocation;
    const found = await examine(target, {
      timeout: flags.timeout ?? PATIENCE,
      signal: terminal.signal,
      onStep: (step) => terminal.showStatus(`${step} …`),
    });
    const diagnosis = withoutSecrets(found, target);
    printResult(invocation, toDocument(diagnosis), () => [
      diagnosisText(diagnosis, terminal.paint),
    ]);
    return statusOf(diagnosis);
  },
};

function toDocument({ account, ...rest }: Diagnosis): object {
  const { info, ...spoken } = account ?? {};
  return { server: info, ...spoken, ...rest };
}

/** What servers say may repeat what they were asked with. */
function withoutSecrets(diagnosis: Diagnosis, target: ServerTarget): Diagnosis {
  const hide = (text: string | undefined) => text && redacted(text, target);
  return {
    ...diagnosis,
    revisions: diagnosis.revisions.map((one) => ({ ...one, reason: hide(one.reason) })),
    findings: diagnosis.findings.map((one) => ({
      ...one,
      text: redacted(one.text, target),
      advice: hide(one.advice),
    })),
  };
}

function statusOf({ account, findings }: Diagnosis): number {
  if (account === undefined) return ExitCode.CannotConnect;
  return findings.some(({ severity }) => severity === "bad") ? ExitCode.Failed : ExitCode.Done;
}
