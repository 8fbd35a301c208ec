import {
  type DurationTerm,
  FILTER_FIELDS,
  type Filter,
  type FilterField,
  type FilterProblem,
  type FilterTerm,
} from "./filter.ts";
import { splitTerms, splitValues, type WrittenTerm } from "./split-terms.ts";

const UNITS: { readonly [unit: string]: number } = {
  us: 0.001,
  µs: 0.001,
  "": 1,
  ms: 1,
  s: 1_000,
  m: 60_000,
  min: 60_000,
  h: 3_600_000,
};

/** Reads a filter such as `method:tools/* -status:ok dur>100ms "two words"`. */
export function parseFilter(text: string): Filter {
  const terms: FilterTerm[] = [];
  const problems: FilterProblem[] = [];
  for (const written of splitTerms(text)) {
    const term = readTerm(written);
    if ("problem" in term) problems.push(term);
    else terms.push(term);
  }
  return { terms, problems };
}

function readTerm(written: WrittenTerm): FilterTerm | FilterProblem {
  const { start, end, isOpen } = written;
  const span = { start, end };
  if (isOpen) return { ...span, problem: "The quote is not closed" };
  const isNegated = /^[-!]./.test(written.text);
  const text = isNegated ? written.text.slice(1) : written.text;
  const duration = /^dur:?(<=|>=|<|>|=)?(.*)$/.exec(text);
  if (duration !== null) return readDuration(duration, { ...span, isNegated });
  const named = /^([a-z]+):(.*)$/is.exec(text);
  const name = named?.[1]?.toLowerCase();
  if (named === null || name === undefined || text.startsWith('"')) {
    return { ...span, isNegated, field: "text", values: [text.replaceAll('"', "")] };
  }
  return readValues(name, named[2] ?? "", { ...span, isNegated });
}

interface Head {
  readonly start: number;
  readonly end: number;
  readonly isNegated: boolean;
}

function readValues(name: string, text: string, head: Head): FilterTerm | FilterProblem {
  const { start, end } = head;
  if (!isValueField(name)) {
    return {
      start,
      end,
      problem: `There is no field ${name}; there are ${FILTER_FIELDS.join(", ")}`,
    };
  }
  const values = splitValues(text);
  if (values.length === 0) return { start, end, problem: `A value must follow ${name}:` };
  return { ...head, field: name, values };
}

function readDuration(parts: RegExpExecArray, head: Head): FilterTerm | FilterProblem {
  const { start, end } = head;
  const length = /^(\d+(?:\.\d+)?)(us|µs|ms|s|min|m|h)?$/.exec(parts[2] ?? "");
  const unit = UNITS[length?.[2] ?? ""];
  if (length === null || unit === undefined) {
    return { start, end, problem: "A time must follow dur, such as dur>100ms or dur<2s" };
  }
  const compare = isComparison(parts[1]) ? parts[1] : ">=";
  return { ...head, field: "dur", compare, limit: Number(length[1]) * unit };
}

function isComparison(text: string | undefined): text is DurationTerm["compare"] {
  return text !== undefined && ["<", "<=", ">", ">=", "="].includes(text);
}

function isValueField(name: string): name is Exclude<FilterField, "dur"> {
  return name !== "dur" && FILTER_FIELDS.some((field) => field === name);
}
