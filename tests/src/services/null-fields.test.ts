import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import type * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import type { HttpContext } from '../../../src/http/http-context.ts';
import { arbitraryOf, jsonWithNulls, jsonWithout } from '../../support/arbitrary-of.ts';
import { fakeContext } from '../../support/http-context.ts';

let asked: v.GenericSchema | undefined;

vi.mock(import('../../../src/http/read-json.ts'), async (load) => {
  const { readJson } = await load();
  return {
    readJson: (answer, schema) => {
      asked = schema;
      return readJson(answer, schema);
    },
  };
});
// What a list leaves out quietly would hide what is lost by a null.
vi.mock(import('../../../src/services/list-of-valid.ts'), async () => {
  const { array } = await import('valibot');
  return { listOfValid: (entry) => array(entry) as never };
});
afterEach(() => vi.unstubAllGlobals());

type Call = (...input: unknown[]) => Promise<unknown>;
// Each function that makes a call: a new one is looked at without a word here.
const calls: [name: string, call: Call][] = [];
for (const file of readdirSync('src/services')) {
  const module: Record<string, unknown> = await import(`../../../src/services/${file.replace('.ts', '')}.ts`);
  for (const [name, call] of Object.entries(module)) {
    if (typeof call === 'function' && name !== 'listOfValid') calls.push([name, call as Call]);
  }
}

/** Serves as every argument that a service function takes beside the context. */
const anything = Object.assign(new AbortController().signal, {
  ...{ uids: ['a'], industry: 'b', productId: 'c', type: 'd' },
});

const answer = (call: Call, json: string, http: HttpContext = fakeContext()) => {
  vi.stubGlobal('fetch', async () => new Response(json, { headers: { 'content-type': 'application/json' } }));
  return call(http, anything, anything, anything);
};

test('all calls are looked at', () => expect(calls.length).toBeGreaterThan(20));

test.each(calls)('null in the answer of %s is what is left out (decision C4)', async (_, call) => {
  asked = undefined;
  await answer(call, '"no such answer"').catch(() => {});
  // Some answers are only waited for.
  if (!asked) return;
  await fc.assert(
    fc.asyncProperty(arbitraryOf(asked), async (value) => {
      const plain = await answer(call, jsonWithout(value));
      expect(await answer(call, jsonWithNulls(value))).toStrictEqual(plain);
    }),
    { numRuns: 25 },
  );
});
