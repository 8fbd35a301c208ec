import type { Area } from "./area.ts";

/** Cases of bytes, processes and envelopes. */
export const wireAreas: readonly Area[] = [
  {
    title: "Framing on pipes",
    cases: {
      1: "Stdout holds words that are no JSON, and blank lines",
      3: "Characters of several bytes arrive in pieces",
      4: "Text holds separators that some readers take for line ends",
      6: "A line that is no JSON is followed by a request",
      7: "Lines end in CR LF, or hold a lone CR",
      8: "A peer writes and never ends the line",
      9: "One message of 32 MiB costs no more than its length",
      10: "A server ends right after a large answer",
      11: "Requests around the sizes of buffers, and far above",
      12: "A slow reader, a thousand progresses and a large answer",
      14: "A child fills stderr before it answers",
      15: "A stream was told to give strings",
      17: "Messages share segments, or are spread over many; a peer closes its half",
    },
  },
  {
    title: "Processes",
    cases: {
      18: "A child ignores the end of stdin, and SIGTERM",
      20: "The server runs behind a shell",
      21: "A server has a timer left when its stdin ends, or its parent is killed",
      22: "A client closes both pipes before the answer",
      23: "A child ends between its start and the first write",
      24: "The command, or its folder, does not exist",
      25: "Arguments and commands that Windows would change",
      26: "Which variables a child inherits",
      27: "Failed connects leave listeners on the process",
      28: "A server dies with requests in flight",
    },
  },
  {
    title: "Ids and envelopes",
    cases: {
      29: "Ids of both types, zero and empty text among them",
      30: "An answer has the id as the other type",
      32: "All answers have the same id",
      33: "A request has the id null",
      34: "An error without an id arrives during a call",
      35: "Ids that are no ids",
      36: "Two POSTs of one session have the same id",
      37: "One id is answered twice",
      38: "Methods that nobody knows, or nobody declared",
      39: "Errors with odd codes, without words, with any data",
      40: "Arrays of messages, in each revision",
      42: "A single request is answered by an array",
    },
  },
  {
    title: "WebSocket",
    cases: {
      134: "The other end echoes a subprotocol, another, or none",
      136: "A message comes in fragments",
      137: "The peer vanishes and comes back",
      138: "Node has no WebSocket of its own",
    },
  },
];
