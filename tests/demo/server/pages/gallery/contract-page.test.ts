import { beforeAll, describe, expect, test } from 'vitest';
import { renderSlot } from '../../../../../demo/server/base/html.ts';
import {
  type Body,
  callsOf,
  readContract,
  resolveRef,
  type Schema,
} from '../../../../../demo/server/shell/contract/contract.ts';
import { describedCalls } from '../../support/api-document.ts';
import { demoForAll } from '../../support/demo-for.ts';

const contract = readContract();
const calls = callsOf(contract);

const { browser } = demoForAll();
let page = '';
let headers: Headers;
beforeAll(async () => {
  ({ headers, body: page } = await browser.ask('GET site /gallery/contract'));
});

/** The text of the article with that heading, its tags taken out. */
function articleOf(id: string): string {
  const [, article = ''] =
    new RegExp(`<article class="call" aria-labelledby="${id}">(.*?)</article>`, 's').exec(page) ?? [];
  return article.replaceAll(/<[^>]+>/g, ' ');
}

/** Names of all properties that a schema describes in its own place. */
function namesIn(schema: Schema): string[] {
  const own = Object.entries({ ...schema.properties, ...schema.patternProperties });
  const parts = [schema.items, ...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const further = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
  return [
    ...own.flatMap(([name, inner]) => [name, ...namesIn(inner)]),
    ...[...parts, ...further].flatMap((part) => (part ? namesIn(part) : [])),
  ];
}

/** The fields of a schema stand in the article, and the names of all schemas that it refers to. */
function expectSchema(article: string, schema: Schema = {}) {
  for (const name of namesIn(schema)) expect(article).toContain(renderSlot(name));
  for (const [, name] of JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
    expect(article).toContain(name);
}

function expectBody(article: string, { content = {} }: Body) {
  for (const [type, { schema }] of Object.entries(content)) {
    expect(article).toContain(type);
    expectSchema(article, schema);
  }
}

test('shows every call of the contract', () => {
  expect(calls).toHaveLength(describedCalls().length);
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
});

describe.each(calls)(
  '$operationId',
  ({ operationId, method, path, summary, parameters = [], requestBody, responses }) => {
    test('says what it does, takes and answers', () => {
      const article = articleOf(operationId);
      expect(article).toContain(`${method} ${path}`);
      expect(article.replaceAll(/\s+/g, ' ')).toContain(
        renderSlot(summary.trim()).replaceAll(/\s+/g, ' ').split('`')[0]?.trim(),
      );
      for (const { name } of parameters.map((one) => resolveRef(contract, one)))
        expect(article).toMatch(new RegExp(`\\b${name}\\b`));
      if (requestBody) expectBody(article, resolveRef(contract, requestBody));
      for (const [status, response] of Object.entries(responses)) {
        expect(article).toContain(status === 'default' ? '4xx, 5xx' : status);
        const body = resolveRef(contract, response);
        for (const name of Object.keys(body.headers ?? {})) expect(article).toContain(name);
        expectBody(article, body);
      }
    });
  },
);

test.each(Object.entries(contract.components.schemas))(
  'shows the schema %s with all its fields',
  (name, schema) => {
    expectSchema(articleOf(`schema-${name}`), schema);
  },
);

test('groups the calls by service', () => {
  const heads = [...page.matchAll(/<h2 id="([\w-]+)">/g)].map(([, id]) => id);
  expect(heads).toEqual([
    ...['rules', 'product-site', 'only-in-the-demo', 'user-service', 'search-service', 'document-service'],
    ...['backend', 'schemas'],
  ]);
});

test('every link within the page leads somewhere, and no two places have one id', () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of page.matchAll(/href="#([^"]+)"/g))
    if (id !== 'cookiesettings') expect(ids, id).toContain(id);
});

test('keeps to the strict policy, and gives the file itself', async () => {
  expect(headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self'");
  expect(page).not.toMatch(/ style="| on\w+="/);
  const file = await browser.ask('GET site /gallery/openapi.yaml');
  expect(file.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
  expect(file.body).toMatch(/^openapi: 3\.1\.0\n/);
});
