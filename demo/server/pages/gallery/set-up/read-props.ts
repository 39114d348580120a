import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { PropField } from '../../../../../scripts/schema/prop-fields.ts';
import type { IslandFacts } from '../../../../../src/mount/island/contract.ts';
import { describeIssue } from '../../../../../src/payload/describe-issue.ts';

/** What a form says of an island's props. */
export interface ReadProps {
  /** The right ones that differ from their defaults. */
  props: Readonly<Record<string, unknown>>;
  /** What is wrong with the others, in a sentence, by name. */
  faults: Readonly<Record<string, string>>;
}

/** Name of a prop's field in the form and in the address. */
export const fieldName = (prop: string) => `p.${prop}`;

/** Reads the props of a form: what the contract refuses is left out and named. */
export function readProps(
  { props: schema }: Pick<IslandFacts, 'props'>,
  fields: readonly PropField[],
  form: URLSearchParams,
): ReadProps {
  const props: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const texts = form.getAll(fieldName(field.name));
    try {
      const value = texts.length > 0 ? readValue(field, texts) : undefined;
      if (value !== undefined && !isDeepStrictEqual(value, field.default)) props[field.name] = value;
    } catch (error) {
      faults[field.name] = (error as Error).message;
    }
  }
  const { issues = [] } = v.safeParse(schema, props);
  for (const issue of issues) {
    const name = String(issue.path?.[0]?.key);
    const { path, expected, received } = describeIssue(issue);
    const place = path === name ? '' : ` at ${path}`;
    faults[name] ??=
      received === 'missing or null'
        ? `This prop is required${place}.`
        : `Must be ${inWords(expected)}${place}, but is ${received}.`;
    delete props[name];
  }
  return { props, faults };
}

/** Limits of numbers and lengths, which schemas write as in code: `<=1000`. */
function inWords(expected: string): string {
  return expected.replace('<=', 'at most ').replace('>=', 'at least ');
}

/** @throws Error that says what the text must be */
function readValue({ kind }: PropField, texts: readonly string[]): unknown {
  const [text = ''] = texts.map((each) => each.trim());
  switch (kind) {
    // An empty text stands in the form, so that none chosen differs from the default.
    case 'choices':
      return texts.filter((each) => each !== '');
    case 'texts':
      return text === '' ? undefined : text.split(',').flatMap((each) => each.trim() || []);
    case 'flag':
      return text === '' ? undefined : text === 'true';
    case 'number':
      return text === '' ? undefined : readNumber(text);
    case 'json':
      return text === '' ? undefined : readJson(text);
    default:
      return text === '' ? undefined : text;
  }
}

function readNumber(text: string): number {
  const value = Number(text);
  if (Number.isNaN(value)) throw new Error(`Must be a number, but is “${text}”.`);
  return value;
}

/** @throws Error with what is wrong and where */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`Must be JSON: ${(error as Error).message}.`, { cause: error });
  }
}

/** The texts of a value, as its field shows them. */
export function writeValue({ kind }: Pick<PropField, 'kind'>, value: unknown): string[] {
  if (value === undefined) return [];
  if (kind === 'choices') return ['', ...(value as string[])];
  if (kind === 'texts') return [(value as string[]).join(', ')];
  return [kind === 'json' ? JSON.stringify(value) : String(value)];
}
