import { transformSync } from 'esbuild';
import { Window } from 'happy-dom';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isOnlyOverlay } from '../../demo/server/pages/gallery/snippet.ts';
import { filters } from '../../demo/server/search/query/filters.ts';
import { callsOf, readContract } from '../../demo/server/shell/contract/contract.ts';
import { isOpenedByPage } from '../../scripts/generate/placed-by.ts';
import { type Example, readExamples } from '../../scripts/guide/read-examples.ts';
import { readConfig } from '../../server/cli/check-services/read-config.ts';
import { readPayload } from '../../src/payload/read-payload.ts';
import { payloadFields } from '../../src/payload/schema.ts';
import { searchResult } from '../../src/services/search.ts';
import { contracts } from '../../widgets/contracts.ts';

// The examples of README and guide. `npm run check:package` checks the types of those in TypeScript.

const examples = readExamples();
const nameOf = ({ document, line }: Example) => `${document}:${line}`;
const inLanguage = (...languages: string[]) =>
  examples
    .filter(({ language }) => languages.includes(language))
    .map((example) => [nameOf(example), example.code] as const);

const contractNamed = (name: string | null) => contracts.find((island) => island.name === name);

test('every block names its language', () => {
  const known = ['html', 'json', 'ts', 'tsx', 'css', 'sh', 'http', 'nginx', 'apache', 'php', 'text', ''];
  expect(examples.length).toBeGreaterThan(25);
  expect(examples.filter(({ language }) => !known.includes(language)).map(nameOf)).toEqual([]);
});

describe.each(inLanguage('html'))('the HTML of %s', (_, code) => {
  const { document } = new Window();
  document.body.innerHTML = code;

  test('places islands that there are, with props that they take', () => {
    for (const element of document.querySelectorAll('[data-ce-widget], [data-ce-open]')) {
      const name = element.getAttribute('data-ce-widget') ?? element.getAttribute('data-ce-open');
      const island = contractNamed(name);
      if (!island) throw new Error(`There is no island "${name}".`);
      const isPlaced = element.hasAttribute('data-ce-widget');
      expect(isPlaced ? !isOnlyOverlay(island) : isOpenedByPage(island), `how "${name}" is placed`).toBe(
        true,
      );
      const given = JSON.parse(element.getAttribute('data-ce-props') ?? '{}');
      const { issues = [] } = v.safeParse(island.props, given);
      expect(issues.map(({ message }) => message)).toEqual([]);
      const known = Object.keys((island.props as unknown as { entries?: object }).entries ?? given);
      expect(Object.keys(given).filter((key) => !known.includes(key))).toEqual([]);
    }
  });

  test('holds JSON and scripts that parse, and a payload without faults', () => {
    for (const script of document.querySelectorAll('script')) {
      const text = script.textContent;
      if (script.id === 'ce-payload') expect(faultsOf(JSON.parse(text))).toEqual([]);
      if (/json|importmap/.test(script.type)) JSON.parse(text);
      else transformSync(text, { loader: 'js' });
    }
  });
});

/** The faults of a payload, and the fields that there are not. */
function faultsOf(fields: Record<string, unknown>): string[] {
  const { errors } = readPayload({ fields, json: JSON.stringify(fields) });
  const unknown = Object.keys(fields).filter((key) => !Object.hasOwn(payloadFields, key));
  return [...errors.map(({ message }) => message), ...unknown];
}

test.each(inLanguage('json'))(
  'the JSON of %s parses, and is valid if it is a payload, an answer or settings of a check',
  (_, code) => {
    const json = JSON.parse(code);
    if ('aggregations' in json) expect(v.parse(searchResult, json)).toMatchObject({ total: json.total });
    else if ('origin' in json) expect(readConfig(code)).toEqual(json);
    else if (!('query' in json)) expect(faultsOf(json)).toEqual([]);
  },
);

test.each(inLanguage('ts', 'tsx'))('the code of %s parses', (_, code) => {
  transformSync(code, { loader: 'tsx', jsx: 'automatic', format: 'esm' });
});

describe('the queries for OpenSearch', () => {
  const own = examples.filter(({ document }) => document.endsWith('cache-and-scale.md'));
  const calls = own.filter(({ code }) => code.startsWith('POST '));
  const bodyAfter = ({ line }: Example) =>
    JSON.parse(own.find((each) => each.line > line && each.language === 'json')?.code ?? '');
  const termsIn = (filter: unknown): string[] =>
    [...JSON.stringify(filter).matchAll(/\{"terms":(\{[^{}]*\})\}/g)].map(([, terms = '']) => terms).sort();

  test('are three', () => expect(calls.map(nameOf)).toHaveLength(3));

  test.each(calls.map((call) => [nameOf(call), call] as const))('%s is a call of the contract', (_, call) => {
    const [first = '', json = '{}'] = call.code.split('\n\n');
    const { pathname, searchParams } = new URL(first.replace('POST ', 'http://search.example'));
    expect(callsOf(readContract())).toContainEqual(
      expect.objectContaining({ method: 'POST', path: pathname }),
    );
    expect([...searchParams.keys()].filter((key) => !(key in filters) && key !== 'sort')).toEqual([]);

    const { from = 0, size = 24 } = JSON.parse(json);
    const body = bodyAfter(call);
    expect({ from: 0, ...body }).toMatchObject({ from, size, track_total_hits: true });
    expect('aggs' in body).toBe(from === 0);
    const facets = [...new Set(searchParams.keys())].filter((key) => filters[key]?.kind === 'facet');
    const chosen = facets.map((key) => JSON.stringify({ [key]: searchParams.getAll(key) })).sort();
    expect(termsIn(body.post_filter ?? body.query)).toEqual(chosen);
  });

  test.each(calls.map((call) => [nameOf(call), call] as const))(
    '%s counts without a facet’s own choice',
    (_, call) => {
      const { aggs = {}, post_filter } = bodyAfter(call);
      for (const [facet, { filter, aggs: inner }] of Object.entries<Record<string, unknown>>(aggs)) {
        const others = termsIn(post_filter).filter((terms) => !(facet in JSON.parse(terms)));
        expect(termsIn(filter), facet).toEqual(others);
        expect(inner).toMatchObject({ values: { terms: { field: facet } } });
      }
    },
  );
});
