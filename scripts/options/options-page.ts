import { readFileSync } from "node:fs";
import { type Option, type OptionsShape, readOptions } from "./read-options.ts";
import { type Place, SECTIONS } from "./sections.ts";

const PACKAGES = new URL("../../packages/", import.meta.url);

/** The interfaces that the page shows, by their names. */
export function shownShapes(): ReadonlyMap<string, OptionsShape> {
  const places = SECTIONS.flatMap(({ places: of }) => of);
  return new Map(places.map((place) => [place.name, shapeAt(place)]));
}

/** `docs/reference/options.md`: everything that may be said to whatever is published. */
export function optionsPage(): string {
  const shapes = shownShapes();
  const sections = SECTIONS.flatMap(({ title, about, places }) => [
    `## ${title}`,
    about,
    ...places.flatMap(({ name }) => sectionOf(shapes, name)),
  ]);
  return `${[PREFACE, ...sections].join("\n\n")}\n`;
}

function shapeAt({ file, name }: Place): OptionsShape {
  const shape = readOptions(textOf(file)).get(name);
  if (shape === undefined) throw new Error(`${file} exports no interface ${name}`);
  return shape;
}

function textOf(file: string): string {
  return readFileSync(new URL(file, PACKAGES), "utf8");
}

const ALIAS = /^(?:export )?type (\w+) = ((?:Omit|Pick)<[^;]+>);/gm;

/** Names for a part of some options, with the part as it is written. */
function readAliases(): ReadonlyMap<string, string> {
  const files = SECTIONS.flatMap(({ places }) => places.map(({ file }) => file));
  const found = [...new Set(files)].flatMap((file) => [...textOf(file).matchAll(ALIAS)]);
  return new Map(
    found.map(([, name = "", part = ""]) => [name, part.replace(/\s+/g, " ").replace("< ", "<")]),
  );
}

const aliases = readAliases();

function sectionOf(shapes: ReadonlyMap<string, OptionsShape>, name: string): string[] {
  const shape = shapes.get(name);
  if (shape === undefined) throw new Error(`There is no ${name}`);
  const { about, options, beneath } = shape;
  const table = ["| option | type | |", "| --- | --- | --- |", ...options.map(rowOf)].join("\n");
  const further = beneath.map((text) => beneathText(shapes, text));
  return [
    `### ${name}`,
    about,
    ...(options.length === 0 ? [] : [table]),
    ...(further.length === 0
      ? []
      : [`${options.length === 0 ? "Has" : "Also"} ${further.join(", and ")}.`]),
  ];
}

function rowOf({ name, type, about, isOptional }: Option): string {
  const cells = [`\`${name}\`${isOptional ? "?" : ""}`, `\`${type}\``, about];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

const BENEATH = /^(?:(Omit|Pick|Partial)<)?(\w+)(?:, (.*))?>?$/;

/** What an interface takes over from another, with a link to it. */
function beneathText(shapes: ReadonlyMap<string, OptionsShape>, text: string): string {
  const written = aliases.get(text) ?? text;
  const [, how, of = "", names = ""] = BENEATH.exec(written.replace(/,? ?>$/, "")) ?? [];
  if (!shapes.has(of)) throw new Error(`The page shows no ${of}, of which ${text} is made`);
  const link = `[\`${of}\`](#${of.toLowerCase()})`;
  const listed = names.replace(/^\| /, "").replaceAll('"', "`").replaceAll(" | ", ", ");
  if (how === "Omit") return `all of ${link} but ${listed}`;
  if (how === "Pick") return `of ${link} ${listed}`;
  return `all of ${link}`;
}

const PREFACE = `# Options

<!-- Written by scripts/write-options-page.ts from the types themselves. Change those, then run it. -->

Everything that may be said to what is published, from the docstrings of its types. \`?\` marks what may be left out.
Times are in ms. An option that nobody reads, or that is not of its kind, is an error that names it at once.`;
