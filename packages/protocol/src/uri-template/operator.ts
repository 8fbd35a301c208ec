/** What an operator of RFC 6570 does to the variables of its expression. */
export interface Operator {
  /** What comes before the first variable; nothing where no variable is there. */
  readonly first: string;
  /** What stands between the variables, and between the members of a list that is spread out. */
  readonly separator: string;
  /** Variables are written as `name=value`. */
  readonly named: boolean;
  /** What follows the name of an empty value. */
  readonly ifEmpty: string;
  /** Reserved characters stand for themselves. */
  readonly reserved: boolean;
  /** Values are parts of a path: they hold no slash, and are no `.` or `..`. */
  readonly inPath: boolean;
  /** What a value never runs over, when a URI is matched. */
  readonly stops: string;
}

const simple: Operator = {
  first: "",
  separator: ",",
  named: false,
  ifEmpty: "",
  reserved: false,
  inPath: true,
  stops: "/?#",
};
const reserved: Operator = { ...simple, reserved: true, inPath: false, stops: "" };
const parameters: Operator = { ...simple, first: ";", separator: ";", named: true };
const query: Operator = {
  ...simple,
  first: "?",
  separator: "&",
  named: true,
  ifEmpty: "=",
  inPath: false,
  stops: "#",
};

/** The operators by their characters; `""` is that of an expression without. RFC 6570, appendix A */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ["", simple],
  ["+", reserved],
  ["#", { ...reserved, first: "#" }],
  [".", { ...simple, first: ".", separator: "." }],
  ["/", { ...simple, first: "/", separator: "/" }],
  [";", parameters],
  ["?", query],
  ["&", { ...query, first: "&" }],
]);
