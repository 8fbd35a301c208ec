import type { Json } from "../records/index.ts";
import type { DriveCommand, DriveTarget } from "./drive.ts";

/**
 * What producers, the hub and viewers say to each other.
 *
 * Each message is one text frame of a WebSocket: the message as JSON on the first line, and after it, of those that
 * carry records, a record on each further line. `encodeFrame` and `decodeFrame` read and write them.
 *
 * The path is `HUB_PATH`. Whoever connects offers the subprotocols `HUB_SUBPROTOCOL` and `token.<token>`, and is given
 * the first. The token says what one may be: a producer, a viewer, or a viewer that drives. The first message is
 * `hello`, the hub's first is `welcome`.
 */
export type ProducerMessage =
  | ProducerHello
  | RecordsMessage
  | OfferMessage
  | DrivenMessage
  | BodyMessage
  | GrantMessage
  | RevokeMessage;

/** What the hub says to a producer. */
export type ToProducerMessage = ProducerWelcome | DetailMessage | DriveMessage | BodyRequest;

/** What a viewer says. */
export type ViewerMessage =
  | ViewerHello
  | DetailMessage
  | PaceMessage
  | PullMessage
  | BodyRequest
  | DriveMessage;

/** What the hub says to a viewer. */
export type ToViewerMessage =
  | ViewerWelcome
  | KeyMessage
  | NumberedMessage
  | SummaryMessage
  | MissedMessage
  | PulledMessage
  | BodyMessage
  | TargetsMessage
  | DrivenMessage;

/** A producer: one process. */
export interface ProducerHello {
  readonly type: "hello";
  readonly role: "producer";
  readonly version: number;
  /** Process id in `peer` of its records. */
  readonly process: string;
}

/** A producer may begin: it sends the records after `received`, and what stands first if some of them are gone. */
export interface ProducerWelcome {
  readonly type: "welcome";
  readonly role: "producer";
  readonly version: number;
  /** Name of this hub; another after it was started anew. */
  readonly hub: string;
  /** The highest number of a record that the hub has of this process; 0 if it knows nothing of it. */
  readonly received: number;
  /** Whether `step` and `act` records are wanted now. */
  readonly detail: boolean;
  /** Whether the hub lets viewers drive. */
  readonly control: boolean;
}

/** Records of a producer, a line each, in order. */
export interface RecordsMessage {
  readonly type: "records";
}

/** What can be driven at this producer: the whole list, in place of the last. Sent only where the hub lets viewers drive. */
export interface OfferMessage {
  readonly type: "offer";
  readonly targets: readonly DriveTarget[];
}

/** A producer hands a write token of its own making to a child that it starts. */
export interface GrantMessage {
  readonly type: "grant";
  readonly token: string;
}

/** The child is over: its token is no good any more. */
export interface RevokeMessage {
  readonly type: "revoke";
  readonly token: string;
}

/** Whether `step` and `act` records are wanted; a viewer begins without. Of a viewer, and from the hub to producers. */
export interface DetailMessage {
  readonly type: "detail";
  readonly wanted: boolean;
}

/** A viewer. */
export interface ViewerHello {
  readonly type: "hello";
  readonly role: "viewer";
  readonly version: number;
  /** The hub it was with before, and the last hub number that it has: it is given what follows if this is that hub still. */
  readonly resume?: { readonly hub: string; readonly last: number };
}

/** What a viewer will see. `key` follows if the ring has lost its beginning, then `records` from `first` on. */
export interface ViewerWelcome {
  readonly type: "welcome";
  readonly role: "viewer";
  readonly version: number;
  readonly hub: string;
  /** Whether this viewer may drive. */
  readonly control: boolean;
  /** Hub numbers of the oldest record in the ring and of the newest; `last` is `first - 1` while there is none. */
  readonly first: number;
  readonly last: number;
  /** Hub number of the record that the viewer is given first. */
  readonly from: number;
  /** Where a recording is shown, its file name. */
  readonly recording?: string;
}

/** Lines that tell how everything stood just before `from` of `welcome`: to be folded first. They have no hub numbers. */
export interface KeyMessage {
  readonly type: "key";
}

/** Records as lines, of all producers. The hub numbers them: the first line is `first`, the next `first + 1`. */
export interface NumberedMessage {
  readonly type: "records";
  readonly first: number;
}

/** How much goes on, in place of the records, at most four times a second: the viewer reads too slowly, or asked for it. */
export interface SummaryMessage {
  readonly type: "summary";
  /** Hub number of the newest record. */
  readonly last: number;
  /** Records a second, over the time since the last summary. */
  readonly rate: number;
  /** Characters a second. */
  readonly characters: number;
}

/** Records from one hub number to another were kept back from this viewer; they may be pulled while the ring has them. */
export interface MissedMessage {
  readonly type: "missed";
  readonly from: number;
  readonly to: number;
}

/** A viewer wants everything, as is the case at first, or a summary only, as of a page that nobody looks at. */
export interface PaceMessage {
  readonly type: "pace";
  readonly pace: "live" | "summary";
}

/** A viewer wants the records from one hub number to another. */
export interface PullMessage {
  readonly type: "pull";
  /** Names the question; its answer has the same. */
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** A part of what was pulled, as lines: `from` is higher than was asked where the ring has lost them. */
export interface PulledMessage {
  readonly type: "pulled";
  readonly id: number;
  readonly from: number;
  /** Last hub number in it; below `from` where nothing is left. */
  readonly to: number;
  /** Whether it is the last part. */
  readonly done: boolean;
}

/**
 * A value is wanted whole that a record has only a mark of. `[aside · 123456 chars · <name>]` stands for one that the
 * hub keeps; `[cut · 12345 chars · <hash>]` and `[JSON · …]` for texts that the process may keep, whose name is the hash
 * and the length in hexadecimal digits. Of a viewer, and from the hub to the process.
 */
export interface BodyRequest {
  readonly type: "body";
  readonly id: number;
  readonly name: string;
  /** The peer whose record it is. */
  readonly peer: string;
}

/** The value as JSON, redacted as everything is; absent if it is not kept. */
export interface BodyMessage {
  readonly type: "body";
  readonly id: number;
  readonly value?: Json;
}

/** What can be driven, at all producers: the whole list, in place of the last. Told only to who may drive. */
export interface TargetsMessage {
  readonly type: "targets";
  readonly targets: readonly DriveTarget[];
}

/** Do something to a target. */
export interface DriveMessage {
  readonly type: "drive";
  readonly id: number;
  /** `id` of a `DriveTarget`. */
  readonly target: string;
  readonly command: DriveCommand;
}

/** What came of it: a result, or why there is none. */
export interface DrivenMessage {
  readonly type: "driven";
  readonly id: number;
  readonly result?: Json;
  readonly error?: string;
}
