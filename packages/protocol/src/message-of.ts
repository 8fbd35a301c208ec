/** What something that was thrown says, whatever it is: some values throw when they are made text of. */
export function messageOf(thrown: unknown): string {
  try {
    const message: unknown = thrown instanceof Error ? thrown.message : String(thrown);
    return typeof message === "string" ? message : NO_MESSAGE;
  } catch {
    return NO_MESSAGE;
  }
}

const NO_MESSAGE = "Error without a message";
