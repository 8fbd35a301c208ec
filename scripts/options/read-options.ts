import { parseAst } from "rolldown/parseAst";

/** One option, as its docstring and type say. */
export interface Option {
  readonly name: string;
  readonly type: string;
  readonly about: string;
  readonly isOptional: boolean;
}

/** An interface of options, as its source has it. */
export interface OptionsShape {
  readonly name: string;
  readonly about: string;
  /** What it extends, as it is written. */
  readonly beneath: readonly string[];
  readonly options: readonly Option[];
}

interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Interface extends Syntax {
  readonly id: { readonly name: string };
  readonly extends?: readonly Syntax[];
  readonly body: { readonly body: readonly Member[] };
}

interface Member extends Syntax {
  readonly key?: Syntax;
  readonly optional?: boolean;
  readonly typeAnnotation?: Syntax | null;
}

/** The exported interfaces of a source, by their names. */
export function readOptions(source: string): ReadonlyMap<string, OptionsShape> {
  const shapes = parseAst(source, { lang: "ts" })
    .body.flatMap((statement) =>
      statement.type === "ExportNamedDeclaration" && isInterface(statement.declaration)
        ? [[statement, statement.declaration] as const]
        : [],
    )
    .map(([statement, declared]) => shapeOf(source, statement, declared));
  return new Map(shapes.map((shape) => [shape.name, shape]));
}

function isInterface(declaration: Syntax | null | undefined): declaration is Interface {
  return declaration?.type === "TSInterfaceDeclaration";
}

function shapeOf(source: string, statement: Syntax, declared: Interface): OptionsShape {
  return {
    name: declared.id.name,
    about: docstringBefore(source, statement.start),
    beneath: (declared.extends ?? []).map((each) => textOf(source, each)),
    options: declared.body.body.flatMap((member) => optionOf(source, member)),
  };
}

function optionOf(source: string, member: Member): Option[] {
  const { key, typeAnnotation, optional = false, start } = member;
  if (member.type !== "TSPropertySignature" || key === undefined) return [];
  const type = typeAnnotation == null ? "unknown" : textOf(source, typeAnnotation);
  return [
    {
      name: textOf(source, key),
      type: type
        .replace(/^:\s*/, "")
        .replace(/^\| /, "")
        .replace(/ \| undefined$/, ""),
      about: docstringBefore(source, start),
      isOptional: optional,
    },
  ];
}

function textOf(source: string, { start, end }: Syntax): string {
  return source.slice(start, end).replace(/\s+/g, " ");
}

const DOCSTRING = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/;

/** What a docstring says that ends right before a place, in one line and without its tags. */
function docstringBefore(source: string, place: number): string {
  const [, words = ""] = DOCSTRING.exec(source.slice(0, place)) ?? [];
  const [about = ""] = words.replace(/^\s*\* ?/gm, "").split(/^@/m);
  return about.trim().replace(/\s+/g, " ");
}
