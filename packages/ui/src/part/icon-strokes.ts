/** The drawings there are. */
export type IconName = keyof typeof ICON_STROKES;

/** Strokes of each drawing, on a field of 16 by 16. */
export const ICON_STROKES = {
  play: ["M4.5 2.8v10.4l8.5-5.2z"],
  pause: ["M5.5 3v10M10.5 3v10"],
  stop: ["M3.5 3.5h9v9h-9z"],
  step: ["M3.5 3v10l7-5zM12.5 3v10"],
  tick: ["M3 8.5l3.5 3.5L13 4.5"],
  cross: ["M4 4l8 8M12 4l-8 8"],
  plus: ["M8 3v10M3 8h10"],
  minus: ["M3 8h10"],
  right: ["M6 3.5l4.5 4.5L6 12.5"],
  down: ["M3.5 6l4.5 4.5L12.5 6"],
  outbound: ["M3 8h10M9 4l4 4-4 4"],
  inbound: ["M13 8H3M7 4L3 8l4 4"],
  lines: ["M3 4h10M3 8h10M3 12h6"],
  braces: ["M6 3c-2 0-1 4-3 5c2 1 1 5 3 5M10 3c2 0 1 4 3 5c-2 1-1 5-3 5"],
  copy: ["M6 6h7v7H6z", "M10 6V3H3v7h3"],
  leave: ["M9 3h4v4M13 3L7 9M11 9.5V13H3V5h3.5"],
  search: ["M7 3a4 4 0 1 1 0 8a4 4 0 0 1 0-8", "M10 10l3.5 3.5"],
  refresh: ["M13 8a5 5 0 1 1-1.6-3.7M13 2.5v2.7h-2.7"],
  warning: ["M8 2.5l6 11H2z", "M8 6.5v3.5M8 11.6v.2"],
  clock: ["M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11", "M8 5v3.2l2.2 1.5"],
  tool: [
    "M10.5 2.5a3.2 3.2 0 0 0-2.9 4.6L2.8 12a1 1 0 0 0 1.3 1.3l4.8-4.9a3.2 3.2 0 0 0 4.3-3.9l-1.9 1.9-1.7-1.7 1.9-1.9a3.2 3.2 0 0 0-1-.3z",
  ],
  prompt: ["M2.5 3.5h11v7h-6l-3 2.5v-2.5h-2z", "M5 6h6M5 8.2h4"],
  resource: ["M4 2.5h5l3 3v8H4z", "M9 2.5v3h3"],
  template: ["M2.5 3.5h11v9h-11z", "M5 6.5h2M9 6.5h2M5 9.5h6"],
  question: [
    "M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11",
    "M6.4 6.5a1.6 1.6 0 1 1 2.2 1.5c-.5.2-.6.5-.6 1M8 11v.2",
  ],
  model: ["M8 2l1.5 4.5L14 8l-4.5 1.5L8 14l-1.5-4.5L2 8l4.5-1.5z"],
  plug: ["M5.5 2v3.5M10.5 2v3.5M4 5.5h8v2a4 4 0 0 1-8 0zM8 11.5V14"],
  bolt: ["M9 2L3.5 9H8l-1 5 5.5-7H8z"],
  download: ["M8 2.5v7.5M4.5 7L8 10.5 11.5 7M3 13.5h10"],
  upload: ["M8 10.5V3M4.5 6L8 2.5 11.5 6M3 13.5h10"],
  trash: ["M3 4.5h10M6 4.5v-2h4v2M4.5 4.5l.5 9h6l.5-9"],
  sun: [
    "M8 5a3 3 0 1 1 0 6a3 3 0 0 1 0-6",
    "M8 1.5v1.5M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1 1M11.6 11.6l1 1M3.4 12.6l1-1M11.6 4.4l1-1",
  ],
  moon: ["M12.8 9.8A5.5 5.5 0 0 1 6.2 3.2a5.5 5.5 0 1 0 6.6 6.6z"],
  screen: ["M2.5 3h11v8h-11zM6 13.5h4M8 11v2.5"],
} as const;
