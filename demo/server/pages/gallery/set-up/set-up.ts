import { type PropField, propFields } from '../../../../../scripts/schema/prop-fields.ts';
import type { IslandFacts } from '../../../../../src/mount/island/contract.ts';
import type { IslandExample } from '../../../../../src/mount/island/example.ts';
import { payloadFaults } from '../../../../../src/payload/payload-faults.ts';
import type { RawPayload } from '../../../../../src/payload/schema.ts';
import { fieldName, type ReadProps, readJson, readProps, writeValue } from './read-props.ts';

// A set-up of an island: what its page in the gallery lets one choose. The address holds all of it, so that somebody else
// opens the same.

/** Widths of the window that an island is shown in. */
export const WIDTHS = ['390', '768', '1280'] as const;

/** How the services answer. */
export const ANSWERS = {
  '': 'Services answer',
  slow: 'Services are slow',
  empty: 'Services have nothing',
  fail: 'Services fail',
};

/** Tokens that a set-up offers: those that a brand sets. */
export const TOKENS: Readonly<Record<string, string>> = {
  '--ce-accent': 'links, primary actions, the chosen thing: #7a1f5c',
  '--ce-font': 'font families: "Source Sans 3", sans-serif',
  '--ce-heading-font': 'font families of titles and headings',
  '--ce-heading-weight': 'weight of titles and headings: 600',
  '--ce-text-size': 'body text: 15px',
  '--ce-radius': 'corners of controls: 8px',
  '--ce-space': 'one step of the spacing grid: 4px',
  '--ce-density': '0 comfortable, -1 compact',
  '--ce-surface': 'ground of dialogs, fields and menus',
  '--ce-text': 'text',
};

/** What snippets are for. */
export const SNIPPETS = {
  html: 'HTML',
  php: 'PHP',
  npm: 'TypeScript (npm)',
  react: 'React',
  wordpress: 'WordPress',
  head: 'Head tags',
};

/** A set-up as its address says. */
export interface SetUp extends ReadProps {
  fields: readonly PropField[];
  /** The form's texts, for its fields. */
  form: URLSearchParams;
  /** Fields of the payload in place of the page's. */
  payload: RawPayload;
  payloadFaults: readonly string[];
  tokens: Readonly<Record<string, string>>;
  width: string;
  scheme: 'light' | 'dark' | undefined;
  answers: keyof typeof ANSWERS;
  snippet: keyof typeof SNIPPETS;
}

/** Reads a set-up from the address. */
export function readSetUp(island: IslandFacts, form: URLSearchParams): SetUp {
  const fields = propFields(island);
  return {
    fields,
    form,
    ...readProps(island, fields, form),
    ...readOwnPayload(form.get('payload') ?? ''),
    ...readTokens(form),
    width: WIDTHS.find((width) => width === form.get('width')) ?? '1280',
    answers: oneOf(ANSWERS, form.get('answers')) ?? '',
    snippet: oneOf(SNIPPETS, form.get('snippet')) ?? 'html',
  };
}

/** Reads a set-up's tokens and colour scheme. */
export function readTokens(form: URLSearchParams): Pick<SetUp, 'tokens' | 'scheme'> {
  const scheme = form.get('scheme');
  return {
    tokens: Object.fromEntries(
      Object.keys(TOKENS).flatMap((token) => {
        // One declaration only: what follows could be any rule.
        const value = form
          .get(token)
          ?.replace(/[;{}<>\\]/g, '')
          .trim();
        return value ? [[token, value]] : [];
      }),
    ),
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
  };
}

function oneOf<Choices extends object>(choices: Choices, asked: string | null): keyof Choices | undefined {
  return asked !== null && Object.hasOwn(choices, asked) ? (asked as keyof Choices) : undefined;
}

function readOwnPayload(text: string): Pick<SetUp, 'payload' | 'payloadFaults'> {
  if (!text.trim()) return { payload: {}, payloadFaults: [] };
  let value: unknown;
  try {
    value = readJson(text);
  } catch (error) {
    return { payload: {}, payloadFaults: [(error as Error).message] };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { payload: {}, payloadFaults: ['Must be a JSON object.'] };
  const fields = value as Record<string, unknown>;
  return {
    payload: fields,
    payloadFaults: payloadFaults({ fields, json: text }).map(({ message }) => message),
  };
}

/** The shortest query of a set-up's address: what stands at its default is left out. */
export function setUpQuery({ form, ...setUp }: SetUp): string {
  const query = new URLSearchParams();
  for (const field of setUp.fields) {
    const name = fieldName(field.name);
    const value = setUp.props[field.name];
    // What is wrong stays in the form.
    const texts = field.name in setUp.faults ? form.getAll(name) : writeValue(field, value);
    for (const text of texts) query.append(name, text);
  }
  const payload = form.get('payload')?.trim();
  if (payload) query.set('payload', payload);
  for (const [token, value] of Object.entries(setUp.tokens)) query.set(token, value);
  if (setUp.width !== '1280') query.set('width', setUp.width);
  if (setUp.scheme) query.set('scheme', setUp.scheme);
  if (setUp.answers) query.set('answers', setUp.answers);
  if (setUp.snippet !== 'html') query.set('snippet', setUp.snippet);
  return query.toString();
}

/** The query of an example as a set-up. */
export function exampleQuery(
  fields: readonly PropField[],
  { props, payload }: Pick<IslandExample, 'props' | 'payload'>,
): string {
  const query = new URLSearchParams();
  for (const field of fields) {
    const value = (props as Record<string, unknown> | undefined)?.[field.name];
    for (const text of writeValue(field, value)) query.append(fieldName(field.name), text);
  }
  if (payload) query.set('payload', JSON.stringify(payload, null, 2));
  return query.toString();
}
