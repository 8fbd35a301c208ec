import { ProtocolError } from "@mcp-actors/protocol";
import { AdvisedError } from "../exit/advised-error.ts";
import { type Asked, adviceOnName } from "./advice-on-name.ts";

/** Makes a request for something by its name; an error of the server comes with the name that was meant. */
export async function askByName<Result>(
  request: () => PromiseLike<Result>,
  asked: Asked,
): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    const advice = error instanceof ProtocolError ? await adviceOnName(asked) : undefined;
    throw advice === undefined ? error : new AdvisedError(error, advice);
  }
}
