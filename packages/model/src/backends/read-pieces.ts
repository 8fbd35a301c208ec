import { broken } from "./endpoint.ts";

/** Cuts bytes into pieces, however they arrive. */
export interface Splitter {
  push(bytes: Uint8Array): void;
  /** The bytes are over. */
  end(): void;
}

/**
 * Reads the pieces of a body as they come. Leaving it closes the request.
 *
 * @param begin - Makes the splitter, which hands each piece on.
 */
export async function* readPieces<Piece>(
  body: ReadableStream<Uint8Array>,
  begin: (found: (piece: Piece) => void) => Splitter,
): AsyncGenerator<Piece, void, void> {
  const pieces: Piece[] = [];
  const splitter = begin((piece) => pieces.push(piece));
  const reader = body.getReader();
  try {
    for (let isOver = false; !isOver; ) {
      const { done, value } = await read(reader);
      isOver = done;
      if (value !== undefined) splitter.push(value);
      if (done) splitter.end();
      yield* pieces.splice(0);
    }
  } finally {
    // A body that failed has nothing left to cancel.
    await reader.cancel().catch(() => {});
  }
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch (cause) {
    throw broken("The model endpoint broke off in the middle", cause);
  }
}
