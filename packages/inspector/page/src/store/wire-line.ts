/** One end, as a column of the sequence. */
export interface WireColumn {
  readonly key: string;
  readonly name: string;
  /** Whether it is inspected itself, and not only known from what others say. */
  readonly isSeen: boolean;
  readonly role: string;
  /** Whether it has ended. */
  readonly isOver: boolean;
}

/** How a message is drawn. */
export type WireLook =
  | "request"
  | "result"
  | "error"
  | "progress"
  | "notification"
  | "cancel"
  | "http"
  | "unreadable";

/** A message as its row shows it; times are in µs since the Unix epoch. */
export interface WireLine {
  readonly key: string;
  readonly look: WireLook;
  /** Its own id, or that of the request that it is about; empty where it has neither. */
  readonly id: string;
  readonly label: string;
  /** Why nothing answered it, where that is known. */
  readonly reason?: string | undefined;
  readonly request?: string | undefined;
  /** Places of its ends among the columns. */
  readonly from: number;
  readonly to: number;
  /** Names of its ends, where one of them shares its column with others. */
  readonly between?: string | undefined;
  readonly sentAt?: number | undefined;
  readonly receivedAt?: number | undefined;
  readonly times: number;
  /** Characters of JSON. */
  readonly size: number;
}
