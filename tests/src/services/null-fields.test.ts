import fc from 'fast-check';
import type * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import type { HttpContext } from '../../../src/http/http-context.ts';
import { arbitraryOf, jsonWithNulls, jsonWithout } from '../../support/arbitrary-of.ts';
import { fakeContext } from '../../support/http-context.ts';
import { anyArgument, type ServiceFunction, serviceFunctions } from './service-functions.ts';

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
  return {
    listOfValid: (entry) => array(entry) as never,
    innerListOfValid: (entry) => array(entry) as never,
  };
});
afterEach(() => vi.unstubAllGlobals());

const calls = await serviceFunctions();
const anything = anyArgument();

const answer = (call: ServiceFunction, json: string, http: HttpContext = fakeContext()) => {
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
