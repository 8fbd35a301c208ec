// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { Button, Toolbar } from "../../src/index.ts";
import { button, key, show } from "../page.ts";

describe("a toolbar", () => {
  test("is walked with the arrow keys, past what is disabled", async () => {
    await show(
      <Toolbar label="Tools">
        <Button>One</Button>
        <Button disabled>Two</Button>
        <Button>Three</Button>
      </Toolbar>,
    );
    button("One").focus();

    await key(button("One"), "ArrowRight");

    expect(document.activeElement).toBe(button("Three"));
  });

  test("leaves other keys alone", async () => {
    await show(
      <Toolbar label="Tools">
        <Button>One</Button>
      </Toolbar>,
    );
    button("One").focus();

    await key(button("One"), "x");

    expect(document.activeElement).toBe(button("One"));
  });
});
