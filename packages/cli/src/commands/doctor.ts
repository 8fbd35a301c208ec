import type { OptionName } from "../arguments/option.ts";
import type { ConnectingCommand } from "../command.ts";
import { diagnosisText } from "../doctor/diagnosis-text.ts";
import { type Diagnosis, examine } from "../doctor/examine.ts";
import { ExitCode } from "../exit-code.ts";
import { printResult } from "../print-result.ts";

/** Longest wait for each opening and answer where nobody says otherwise, in ms. */
const PATIENCE = 10_000;

const OPTIONS: readonly OptionName[] = ["json", "config", "timeout"];

export const doctor: ConnectingCommand = {
  name: "doctor",
  summary: "Find out what a server speaks and what is wrong with it",
  connects: true,
  operands: [],
  options: OPTIONS,
  async run(invocation) {
    const { target, flags, terminal } = invocation;
    const diagnosis = await examine(target, {
      timeout: flags.timeout ?? PATIENCE,
      signal: terminal.signal,
      onStep: (step) => terminal.showStatus(`${step} …`),
    });
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

function statusOf({ account, findings }: Diagnosis): number {
  if (account === undefined) return ExitCode.CannotConnect;
  return findings.some(({ severity }) => severity === "bad") ? ExitCode.Failed : ExitCode.Done;
}
