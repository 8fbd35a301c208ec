import { isRecord, type Root } from "@mcp-actors/protocol";
import { toWords } from "@mcp-actors/transport";
import { WrongAnswerError } from "./wrong-answer-error.ts";

/**
 * The roots that were given, be it as a list or by a function; throws where one is no place.
 *
 * What is thrown says what should be, for the server too; its cause says what is instead, which is not the server's
 * to know.
 */
export function checkedRoots(roots: unknown): readonly Root[] {
  if (isRootList(roots)) return roots;
  if (!Array.isArray(roots)) throw wrong("Roots must be a list", toWords(roots));
  const place = roots.findIndex((root) => !isRoot(root));
  const root: unknown = roots[place];
  if (isRecord(root) && isFileUri(root["uri"])) {
    throw wrong(`Name of root ${place + 1} must be a text`, toWords(root["name"]));
  }
  throw wrong(`Root ${place + 1} must be { uri: "file:///…" }`, instead(root));
}

function instead(root: unknown): string {
  if (!isRecord(root)) return toWords(root);
  const { uri } = root;
  const isNear = typeof uri === "string" && uri.startsWith("file://");
  return `one whose uri is ${toWords(uri)}${isNear ? ", with a blank or a backslash" : ""}`;
}

function wrong(words: string, what: string): WrongAnswerError {
  return new WrongAnswerError(words, { cause: new TypeError(`${words}, not ${what}`) });
}

function isRootList(roots: unknown): roots is readonly Root[] {
  return Array.isArray(roots) && roots.every(isRoot);
}

function isRoot(root: unknown): root is Root {
  if (!isRecord(root) || !isFileUri(root["uri"])) return false;
  return root["name"] === undefined || typeof root["name"] === "string";
}

/** spec: client/roots#root: it must be a URI of a file, in every revision. */
function isFileUri(uri: unknown): boolean {
  return typeof uri === "string" && uri.startsWith("file://") && !NOT_OF_URIS.test(uri);
}

/** What no URI has, and paths do; letters of any alphabet pass, for many write them as they are. */
const NOT_OF_URIS = /[\s\\]/;
