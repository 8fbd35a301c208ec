import type { Json, JsonFields } from "@mcp-actors/inspector";
import { isCreateMessageParams, isElicitParams } from "@mcp-actors/protocol/client-features";
import {
  ElicitationCard,
  JsonView,
  SamplingCard,
  showToast,
  UrlElicitationCard,
} from "@mcp-actors/ui";
import { fieldsOf } from "../../../src/fold/json-fields.ts";
import { processOf } from "../../../src/fold/keys.ts";
import { seen } from "../store/seen.ts";
import { drive } from "../store/store.ts";
import type { AskedQuestion } from "./questions-in.ts";

/** What an open question shows. */
export interface OpenQuestionProps {
  readonly asked: AskedQuestion;
}

/** One question of a server, in the card that its kind has. */
export function OpenQuestion({ asked: { id, question } }: OpenQuestionProps) {
  const from = askerOf(id);
  const answer = (result?: JsonFields): void => {
    drive(id, { do: "answer", ...(result !== undefined && { result }) }).catch((error: Error) =>
      showToast(error.message, "error"),
    );
  };
  const { kind, params } = question;
  if (kind === "sampling" && isCreateMessageParams(params)) {
    return (
      <SamplingCard
        request={params}
        from={from}
        onApprove={(text) => answer(messageOf(text))}
        onDecline={() => answer()}
      />
    );
  }
  if (isElicitParams(params) && params.mode === "url") {
    const { message, url } = params;
    return <UrlElicitationCard message={message} url={url} from={from} onAnswer={answer} />;
  }
  if (isElicitParams(params) && params.mode !== "url") {
    return (
      <ElicitationCard
        message={params.message}
        requestedSchema={{ ...params.requestedSchema }}
        from={from}
        onAnswer={(given) => answer(asFields(given))}
      />
    );
  }
  return <JsonView value={params} label={kind} />;
}

/** What a person wrote, as a model's message. */
function messageOf(text: string): JsonFields {
  const content = { type: "text", text };
  return { role: "assistant", content, model: "a person", stopReason: "endTurn" };
}

/** The answer of a card, as JSON. */
function asFields(given: object): JsonFields {
  const json: Json = JSON.parse(JSON.stringify(given));
  return fieldsOf(json);
}

/** Whom the clients of the process that is asked are connected to. */
function askerOf(id: string): string {
  const own = processOf(id);
  const clients = (seen.peers ?? []).filter(
    ({ process, role }) => process === own && role === "client",
  );
  return clients.map(({ name, target }) => target ?? name).join(", ") || own;
}
