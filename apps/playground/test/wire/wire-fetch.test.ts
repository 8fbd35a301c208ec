import { expect, test } from "vitest";
import { Wire } from "../../src/wire/wire.ts";
import { wireFetch } from "../../src/wire/wire-fetch.ts";

const PLACE = new URL("http://server.test/mcp");

/** A response whose body is written piece by piece. */
function written() {
  let write: (text: string) => void = () => {};
  let end: () => void = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      write = (text) => controller.enqueue(new TextEncoder().encode(text));
      end = () => controller.close();
    },
  });
  return { response: new Response(body, { status: 200 }), write, end };
}

test("passes a response on as it came", async () => {
  const { response, write, end } = written();
  const answer = await wireFetch(new Wire(), async () => response)(PLACE, {});
  write("one ");
  write("two");
  end();

  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("one two");
});

test("sends nothing over a cut wire, and says that nobody was there", async () => {
  const wire = new Wire();
  wire.cut();
  let sent = 0;
  const send = async () => {
    sent += 1;
    return new Response();
  };

  await expect(wireFetch(wire, send)(PLACE, {})).rejects.toMatchObject({ code: "ECONNREFUSED" });
  expect(sent).toBe(0);
});

test("loses a response whose wire is cut in the middle", async () => {
  const wire = new Wire();
  const { response, write } = written();
  const answer = await wireFetch(wire, async () => response)(PLACE, {});
  write("half");
  const text = answer.text();
  wire.cut(0);

  await expect(text).rejects.toThrow("Somebody cut the wire");
});

test("gives up when whoever asked does", async () => {
  const wire = new Wire();
  wire.stall();
  const asking = new AbortController();
  const answer = wireFetch(wire, async () => new Response())(PLACE, { signal: asking.signal });
  asking.abort(new Error("Changed its mind"));

  await expect(answer).rejects.toThrow("Changed its mind");
});

test("holds what arrives on a stalled wire", async () => {
  const wire = new Wire();
  const { response, write, end } = written();
  const answer = await wireFetch(wire, async () => response)(PLACE, {});
  wire.stall();
  write("late");
  end();
  let isThere = false;
  const text = answer.text().finally(() => {
    isThere = true;
  });
  await new Promise((next) => setImmediate(next));
  expect(isThere).toBe(false);
  wire.resume();

  expect(await text).toBe("late");
});
