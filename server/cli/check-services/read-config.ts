import * as v from 'valibot';
import { jsonFault } from '../../../src/mount/editor/json-fault.ts';
import { closestName, similarName } from '../../../src/mount/editor/similar-name.ts';
import { serviceNames, templateNames } from '../../../src/payload/address-names.ts';
import { describeIssue } from '../../../src/payload/describe-issue.ts';
import { textsOf } from '../../../src/payload/raw-values.ts';
import { callName } from './calls/call.ts';
import { changingCalls } from './calls/changing-calls.ts';
import { readCalls } from './calls/read-calls.ts';
import { EXAMPLE_NAMES } from './examples.ts';
import { UsageError } from './usage-error.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const template = v.pipe(v.string(), v.includes('{id}'));

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) => Object.keys(table) as Name[];

/** `{ [name]: optional schema }` for each of the names. */
const optionals = <Name extends string, Schema extends v.GenericSchema>(
  names: readonly Name[],
  schema: Schema,
) => v.entriesFromList(names, v.optional(schema));

const origin = v.pipe(
  v.string(),
  v.check((value) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, '')),
  v.transform((value) => new URL(value).origin),
);

const entries = {
  origin,
  services: v.object({
    ...optionals(namesOf(serviceNames), text),
    ...optionals(namesOf(templateNames), template),
  }),
  region: v.optional(text),
  examples: v.optional(v.object(optionals(EXAMPLE_NAMES, text)), {}),
  /** Calls that the services do not have, as the contract names them. */
  notOffered: v.optional(v.array(v.string()), []),
};

const CALLS = [...readCalls, ...changingCalls].map(({ method, path }) => `${method} ${path}`);

/** Settings of a check. */
export type Config = v.InferOutput<typeof schema>;

const schema = v.object(entries);

/** What a field should hold, where the schema's own words say too little. */
const EXPECTED: Readonly<Record<string, string>> = {
  origin: 'the origin of your pages, such as "https://www.example.com"',
};

/**
 * Reads the file of settings.
 *
 * @throws UsageError that names each fault by its path in the JSON
 */
export function readConfig(json: string): Config {
  const position = jsonFault(json);
  if (position) throw new UsageError(`The settings are no JSON: see ${position}`);
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError('The settings must be an object.');
  const { success, output, issues = [] } = v.safeParse(schema, value);
  const faults = [...issues.map(describe), ...unknownFields(value)];
  if (success && faults.length === 0) return output;
  throw new UsageError(faults.join('\n'));
}

function describe(issue: v.BaseIssue<unknown>): string {
  const { path, message } = describeIssue(issue);
  return EXPECTED[path] ? `${path} must be ${EXPECTED[path]}.` : message;
}

function unknownFields(value: unknown): string[] {
  const { services, examples, notOffered } = Object(value) as Record<string, unknown>;
  return [
    ...unknownIn(value, namesOf(entries), ''),
    ...unknownIn(services, namesOf(entries.services.entries), 'services.'),
    ...unknownIn(examples, EXAMPLE_NAMES, 'examples.'),
    ...(textsOf(notOffered) ?? [])
      .filter((name) => !CALLS.map(callName).includes(callName(name)))
      .map((name) => `There is no call "${name}". Did you mean "${closestName(name, CALLS)}"?`),
  ];
}

function unknownIn(value: unknown, known: readonly string[], path: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => `There is no "${path}${name}". ${adviceFor(name, known)}`);
}

function adviceFor(name: string, known: readonly string[]): string {
  if (/token/i.test(name))
    return 'A token stands in no file: put it into a variable, and name that by --token-env.';
  const similar = similarName(name, known);
  return similar ? `Did you mean "${similar}"?` : `Known are ${known.join(', ')}.`;
}
