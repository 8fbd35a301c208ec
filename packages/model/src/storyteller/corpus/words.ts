/** Somebody that a story is about. */
export interface Child {
  readonly name: string;
  readonly he: "he" | "she";
  readonly his: "his" | "her";
  readonly kid: "boy" | "girl";
}

const girl = (name: string): Child => ({ name, he: "she", his: "her", kid: "girl" });
const boy = (name: string): Child => ({ name, he: "he", his: "his", kid: "boy" });

/** Whom a story may be about. */
export const CHILDREN: readonly Child[] = [
  ...["Lily", "Mia", "Zoe", "Ada", "Nora", "Ivy"].map(girl),
  ...["Tom", "Ben", "Max", "Leo", "Sam", "Finn"].map(boy),
];

/** Whom they may meet. */
export const ANIMALS: readonly string[] = words(
  "fox bear rabbit owl mouse duck hedgehog frog cat puppy turtle squirrel goat penguin",
);

/** What may be found, lost or given. */
export const THINGS: readonly string[] = words(
  "kite boat lantern drum map bell ball hat book flute blanket clock key wagon",
);

/** How a thing may look. */
export const LOOKS: readonly string[] = words(
  "red blue golden tiny shiny old soft green wooden silver striped bright",
);

/** Where it may happen. */
export const PLACES: readonly string[] = words(
  "park forest garden hill river beach farm market meadow library bridge lighthouse mountain pond",
);

/** What may be eaten. */
export const FOODS: readonly string[] = words(
  "cake soup apples bread berries pancakes honey cookies pie carrots",
);

/** How one may feel when it goes well. */
export const GLAD: readonly string[] = words("happy proud excited cheerful glad");

/** How one may feel when it does not. */
export const SAD: readonly string[] = words("sad worried scared lonely upset confused");

/** What the day may be like. */
export const WEATHER: readonly string[] = [
  "The sun was warm and bright.",
  "The wind was strong that day.",
  "Rain fell softly on the leaves.",
  "Snow covered everything in white.",
  "The sky was blue and clear.",
  "The moon was round and big.",
];

/** When it may begin. */
export const TIMES: readonly string[] = [
  "One day",
  "One morning",
  "One sunny afternoon",
  "One quiet evening",
  "On a rainy day",
  "Early one morning",
];

function words(list: string): readonly string[] {
  return list.split(" ");
}
