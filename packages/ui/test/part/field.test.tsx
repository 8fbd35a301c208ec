// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { Field } from "../../src/index.ts";
import { find, labelled, show, wordsOf } from "../page.ts";

describe("a field", () => {
  test("ties its hint and its error to its control", async () => {
    await show(
      <Field label="Name" hint="Any" error="Too short" required>
        {(attributes) => <input {...attributes} />}
      </Field>,
    );

    const control = labelled("Name");
    const described = (control.getAttribute("aria-describedby") ?? "").split(" ");
    expect(described.map((id) => wordsOf(find(`[id="${id}"]`)))).toEqual(["Any", "Too short"]);
    expect(control.getAttribute("aria-invalid")).toBe("true");
    expect(control.required).toBe(true);
  });

  test("without either is described by nothing", async () => {
    await show(<Field label="Name">{(attributes) => <input {...attributes} />}</Field>);

    expect(labelled("Name").hasAttribute("aria-describedby")).toBe(false);
    expect(labelled("Name").hasAttribute("aria-invalid")).toBe(false);
  });
});
