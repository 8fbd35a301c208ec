import { type Area, waiting } from "./area.ts";

/** Cases of HTTP and of what it carries. */
export const webAreas: readonly Area[] = [
  {
    title: "Sessions over HTTP",
    cases: {
      70: "A session was forgotten",
      72: "An error carries a session id",
      73: "Thousands of sessions are left behind",
      74: "Ending a session is answered oddly, or never",
      75: "Closing from within a closing callback",
      76: "Two clients use the same ids",
      77: "A second stream is opened beside the first",
    },
  },
  {
    title: "Requests over HTTP",
    cases: {
      78: "Opening a stream is refused in many ways",
      79: "A stream is asked for where there is none",
      80: "Which headers each verb has",
      82: "Content types in every spelling",
      83: "A client takes JSON only",
      84: "A foreign Host or Origin at a local server",
      85: "Every spelling of the local host",
      86: "Nothing has been sent on a stream yet",
      87: "A hook throws after the headers went out",
      88: "A socket dies inside a body",
    },
  },
  {
    title: "Server-sent events",
    cases: {
      90: "Fields in odd shapes and orders",
      91: "All line ends, cut anywhere",
      93: "Comments and unknown kinds of event",
      94: "An event with an id and nothing else",
      95: "A stream that ends at once, again and again",
      96: "A resumed stream drops before it brings anything",
      97: "Streams without ids drop",
      98: "Two streams are resumed at once",
    },
  },
  {
    title: "Authorization",
    cases: {
      109: "One of two metadata addresses refuses",
      111: "An issuer has a path",
      112: "Metadata lacks members that are not needed",
      113: "A challenge in odd quoting, and two in one header",
      114: "A refresh is refused for its resource, or for good",
      115: "A new token is refused again",
      116: "Many requests find the token expired at once",
      117: "The resource has another spelling of the address",
    },
    waits: waiting("authorization", 109, 111, 112, 113, 114, 115, 116, 117),
  },
];
