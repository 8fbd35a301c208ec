import type { Random } from "../random.ts";

/** Gives one of several, each as likely as the others. */
export type Choice = <Option>(...options: readonly Option[]) => Option;

/** Choices by chance. */
export function choiceBy(random: Random): Choice {
  return <Option>(...options: readonly Option[]) => {
    const chosen = options[Math.floor(random() * options.length)];
    if (chosen === undefined) throw new Error("unreachable: there is nothing to choose from");
    return chosen;
  };
}
