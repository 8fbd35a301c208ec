/** The variables of a template, inferred from its text: `{ id: string; q?: string }` for `notes://{id}{?q}`. */
export type TemplateVariables<Template extends string> = string extends Template
  ? { readonly [name: string]: string | readonly string[] | undefined }
  : Flat<VariablesOf<Template>>;

/** Whether a text is a template rather than a URI. */
export type IsTemplate<Uri extends string> = Uri extends `${string}{${string}}${string}`
  ? true
  : false;

type VariablesOf<Template extends string> =
  Template extends `${string}{${infer Expression}}${infer Rest}`
    ? OfExpression<Expression> & VariablesOf<Rest>
    : unknown;

/** The first variable without a character before it is always there, every other one may be left out. */
type OfExpression<Expression extends string> = Expression extends `+${infer Specs}`
  ? FirstRequired<Split<Specs>>
  : Expression extends `${"#" | "." | "/" | ";" | "?" | "&"}${infer Specs}`
    ? Optional<Split<Specs>>
    : FirstRequired<Split<Expression>>;

type FirstRequired<Specs extends readonly string[]> = Specs extends readonly [
  infer First extends string,
  ...infer More extends readonly string[],
]
  ? { readonly [Spec in First as Name<Spec>]: Value<Spec> } & Optional<More>
  : unknown;

type Optional<Specs extends readonly string[]> = {
  readonly [Spec in Specs[number] as Name<Spec>]?: Value<Spec>;
};

type Split<Specs extends string> = Specs extends `${infer Spec},${infer More}`
  ? [Spec, ...Split<More>]
  : [Specs];

type Name<Spec extends string> = Spec extends `${infer Bare}*`
  ? Bare
  : Spec extends `${infer Bare}:${string}`
    ? Bare
    : Spec;

type Value<Spec extends string> = Spec extends `${string}*` ? readonly string[] : string;

type Flat<Fields> = { [Name in keyof Fields]: Fields[Name] };
