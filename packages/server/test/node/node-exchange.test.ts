import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { NodeExchange } from "../../src/node/node-exchange.ts";

/** A request that came over a connection, whose reply waits for those before it. */
function pipelined() {
  const socket = new Socket();
  const request = new IncomingMessage(socket);
  const response = new ServerResponse(request);
  return { socket, request, response };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("a client that leaves", () => {
  test("is told of where its reply still waits for those before it", async () => {
    const { socket, request, response } = pipelined();
    const left = vi.fn<() => void>();
    new NodeExchange(request, response).onGone(left);

    socket.destroy();
    await turn();

    expect(left).toHaveBeenCalledTimes(1);
  });

  test("is told of once, whoever says it", async () => {
    const { socket, request, response } = pipelined();
    const left = vi.fn<() => void>();
    new NodeExchange(request, response).onGone(left);

    response.destroy();
    socket.destroy();
    await turn();

    expect(left).toHaveBeenCalledTimes(1);
  });

  test("is told of at once where it left before anybody listened", async () => {
    const { socket, request, response } = pipelined();
    socket.destroy();
    await turn();
    const left = vi.fn<() => void>();

    new NodeExchange(request, response).onGone(left);

    expect(left).toHaveBeenCalledTimes(1);
  });

  test("leaves no listener on a connection that goes on", async () => {
    const { socket, request, response } = pipelined();
    const before = socket.listenerCount("close");
    new NodeExchange(request, response);

    response.emit("close");

    expect(socket.listenerCount("close")).toBe(before);
  });
});
