import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { originsFor } from '../../demo/server/base/ports.ts';
import { filters } from '../../demo/server/search/query/filters.ts';
import { callsOf, readContract } from '../../demo/server/shell/contract/contract.ts';
import { CORS_EXPOSED, CORS_REQUEST } from '../../demo/server/shell/cors.ts';
import { policyOf } from '../../demo/server/site/csp.ts';
import { SERVICES, type ServiceName } from '../../src/http/http-context.ts';
import { linkNames, serviceNames } from '../../src/payload/address-names.ts';
import { payloadFields } from '../../src/payload/schema.ts';
import { readGuide, readSources, rowsAfter, tableAfter } from './tables.ts';

const sources = readSources();
const services = readGuide('services');

test.each(globSync('docs/guide/*.md'))('%s begins with a title and one sentence', (path) => {
  expect(readFileSync(path, 'utf8')).toMatch(/^# [A-Z].+\n\n[A-Z].+\.\n\n/);
});

describe('the table of services', () => {
  const rows = rowsAfter(services, '## Addresses and calls');
  const calls = rows.flatMap(([service, call]) => (call ? [`${service} ${call}`] : []));
  const described: Record<string, ServiceName> = {
    'Product site': 'site',
    'User service': 'user',
    'Search service': 'search',
    'Document service': 'document',
    Backend: 'backend',
  };

  test('names those of payload and code', () => {
    const names = [...new Set(rows.map(([service]) => service))];
    expect(names).toEqual(Object.keys(serviceNames));
    expect(names).toEqual([...SERVICES]);
  });

  test('lists calls of the contract alone', () => {
    const contract = callsOf(readContract()).map(
      ({ service, method, path }) => `${described[service]} ${method} ${path}`,
    );
    for (const call of calls) expect(contract, call).toContain(call);
  });

  test('lists every call that the code makes', () => {
    const listed = calls.map((call) => call.replaceAll(/\{\w+\}/g, '{}'));
    const made = sources.flatMap((text) => {
      const named = /const path = ['`]([^'`]+)['`]/.exec(text)?.[1] ?? '';
      return [
        ...text.matchAll(/createHttp\(\w+, '(\w+)'\)\s*\.(get|post|put|delete)\(\s*(path|['`][^'`]*['`])/g),
      ].map(([, service, method = '', place = '']) => {
        const path = place === 'path' ? named : place.slice(1, -1).replace(/\$\{path\}/, named);
        return `${service} ${method.toUpperCase()} /${path.replaceAll(/\$\{[^}]*\}/g, '{}')}`;
      });
    });
    expect(made.length).toBeGreaterThan(20);
    for (const call of made) expect(listed, call).toContain(call);
  });
});

test('the table of links names those of payload and code', () => {
  expect([...tableAfter(readGuide('payload'), '## Links').keys()]).toEqual(Object.keys(linkNames));
});

test('the payload fields that it points out are there', () => {
  const names = [...tableAfter(readGuide('payload'), 'These fields are easily missed').keys()];
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(Object.keys(payloadFields)).toContain(name);
});

test('the tables of headers are what the demo sends, and what the code reads', () => {
  const cors = tableAfter(services, 'preflights included');
  expect([...cors]).toEqual([
    ['Access-Control-Allow-Origin', expect.anything()],
    ['Access-Control-Allow-Methods', CORS_REQUEST.methods.join(', ')],
    ['Access-Control-Allow-Headers', CORS_REQUEST.headers.join(', ')],
    ['Access-Control-Expose-Headers', CORS_EXPOSED.join(', ')],
    ['Access-Control-Allow-Credentials', 'true, for site alone'],
  ]);
  const read = sources.flatMap((text) =>
    [...text.matchAll(/headers\.get\('([\w-]+)'\)/g)].map(([, name]) => name),
  );
  const named = [...tableAfter(services, 'use these response headers').keys()].map((name) =>
    name.toLowerCase(),
  );
  expect(read.length).toBeGreaterThan(1);
  for (const name of [...read, ...CORS_EXPOSED]) expect(named).toContain(name?.toLowerCase());
});

test('the sources of images are those of the demo', () => {
  const [, images = ''] = /img-src (.+)/.exec(readGuide('secure')) ?? [];
  const origins = originsFor(4400);
  const policy = policyOf('/', origins).split('; ');
  expect(policy).toContain(`img-src ${images.replace('<document service>', origins.document)}`);
});

test('the table of Trusted Types policies names every one that is made', () => {
  const own = sources.flatMap((text) =>
    [...text.matchAll(/createPolicy\('([\w-]+)'/g)].map(([, name]) => name),
  );
  const purify = readFileSync('node_modules/dompurify/dist/purify.es.mjs', 'utf8');
  const [, theirs] = /policyName = "([\w-]+)" \+/.exec(purify) ?? [];
  expect(theirs).toBe('dompurify');
  expect(sources.some((text) => /from 'dompurify'|import\('dompurify'\)/.test(text))).toBe(true);
  expect([...tableAfter(readGuide('secure'), 'must allow these names').keys()].sort()).toEqual(
    [...own, theirs].sort(),
  );
});

test('says what files from another origin need, and where the contract is', () => {
  expect(readGuide('place')).toContain('`Access-Control-Allow-Origin`, as modules');
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(services).toContain('`ce-widgets/openapi.yaml`');
  expect(exports['./openapi.yaml']).toBe('./demo/server/openapi.yaml');
});

test('the table of filters names every key of the search service', () => {
  const rows = rowsAfter(readGuide('listing'), '## Filters');
  const keys = rows.flatMap(([, first = '', , second = '']) => [first, second]);
  expect(keys.toSorted()).toEqual(Object.keys(filters).toSorted());
});

test('the table of tokens names every public one', () => {
  const [comment = ''] = readFileSync('src/ui/base/tokens.css', 'utf8').split('*/');
  const listed = [...comment.matchAll(/^ \* +(?:\w+ +)?(--ce-[a-z][\w-]*)/gm)].map(([, name]) => name);
  expect(listed.length).toBeGreaterThan(20);
  expect([...tableAfter(readGuide('style'), '## Design tokens').keys()]).toEqual(listed);
});

test('the table of events names every one', () => {
  const source = readFileSync('src/events/events.ts', 'utf8');
  const [map = ''] = /export interface Events \{.*?^\}/ms.exec(source) ?? [];
  const names = [...map.matchAll(/^ {2}'?([\w:-]+)'?: /gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(30);
  expect([...tableAfter(readGuide('events'), '| event').keys()]).toEqual(names);
});
