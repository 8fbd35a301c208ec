/** A text as Mermaid takes it in a label: one line, without the signs that mean something there. */
export function mermaidLabel(text: string): string {
  return text
    .replace(/[\r\n]+/g, " ")
    .replaceAll("#", "#35;")
    .replaceAll(";", (sign, at: number, whole: string) =>
      whole.slice(at - 3, at) === "#35" ? sign : "#59;",
    )
    .replaceAll(":", "#58;")
    .slice(0, 200);
}
