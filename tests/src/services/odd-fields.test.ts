import type * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeContext } from '../../support/http-context.ts';
import { strictOptionals } from '../../support/strict-optionals.ts';
import { anyArgument, serviceFunctions } from './service-functions.ts';

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
// A schema of a list hides that of its items.
vi.mock(import('../../../src/services/list-of-valid.ts'), async () => {
  const { array } = await import('valibot');
  return {
    listOfValid: (entry) => array(entry) as never,
    innerListOfValid: (entry) => array(entry) as never,
  };
});
afterEach(() => vi.unstubAllGlobals());

/** Fields without which the rest would be wrong: the item, or the answer, is refused. */
const NEEDED = {
  'who may see it': /\.(accessLevel|accessLevel\[\]\.weight|isInternal)$/,
  'what kind of hit it is': /\.resultType$/,
  'what a figure means': /\.(unit|options|listOptions|optionsConfig(\.\w+)?|angle|parts\[\]\.part)$/,
  'which figure it is': /\.technicalProperties\[\]\.\w+$/,
  'most of the page, which would look complete': /\.(assets|technicalProperties)$/,
  'which search it is': /^\[\]\.list$/,
  'what choosing a suggestion does': /^\[\]\.filter$/,
};
const isNeeded = (path: string) => Object.values(NEEDED).some((needed) => needed.test(path));

/** Calls for what is shown. What is written back is read as it is, or not at all. */
const isShown = (name: string) =>
  /^(read|search|suggest|order)/.test(name) && !/Me$|Comparison$|Favourites?$/.test(name);

const anything = anyArgument();

test('an optional field of an odd shape costs no more than itself', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async () => Response.json('no such answer'));
  const calls = (await serviceFunctions()).filter(([name]) => isShown(name));
  expect(calls.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const [name, call] of calls) {
    asked = undefined;
    await call(fakeContext(), anything, anything, anything).catch(() => {});
    found.push(
      ...strictOptionals(asked)
        .filter((path) => !isNeeded(path))
        .map((path) => name + path),
    );
  }
  expect(found).toEqual([]);
});
