import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../../src/http/create-http.ts';
import { readJson } from '../../../src/http/read-json.ts';
import { innerListOfValid, listOfValid } from '../../../src/services/list-of-valid.ts';
import { fakeContext } from '../../support/http-context.ts';

const item = v.object({
  id: v.string(),
  parts: v.optional(innerListOfValid(v.object({ n: v.number() })), []),
});
const schema = v.object({ hits: listOfValid(item) });

function read(answer: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  return readJson(createHttp(fakeContext(), 'search').get('x'), schema);
}
const CALL = 'GET https://search.example/base/x';

describe('an item of a list that breaks the contract', () => {
  it('is left out, and the console names it by its path, once for the same answer', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = { hits: [{ id: 'a', parts: [{ n: 1 }, { n: '2' }] }, { id: 7 }, { id: 'c' }] };
    const kept = {
      hits: [
        { id: 'a', parts: [{ n: 1 }] },
        { id: 'c', parts: [] },
      ],
    };
    expect(await read(answer)).toEqual(kept);
    expect(await read(answer)).toEqual(kept);
    expect(told.mock.calls).toEqual([
      [
        `${CALL} has items that break the contract and are left out: ` +
          'answer.hits[0].parts[1].n must be number, but is "2". answer.hits[1].id must be string, but is 7.',
      ],
    ]);
  });

  it('is only counted after the first three', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    await read({ hits: [{ id: 'a' }, ...Array.from({ length: 5 }, () => ({}))] });
    expect(told.mock.calls[0]?.[0]).toMatch(/hits\[3\]\.id must be present.* 2 more items are left out\.$/);
  });

  it('makes the answer a failure where none is left, which must not pass for an empty list', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(read({ hits: [{}, { id: 7 }] })).rejects.toMatchObject({ kind: 'malformed' });
    expect(told.mock.calls.at(-1)?.[0]).toBe(
      `${CALL} breaks the contract: answer.hits must be a list with valid items, but is one without.`,
    );
  });

  it('leaves an inner list empty where none is left of it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await read({ hits: [{ id: 'a', parts: [{}] }] })).toEqual({ hits: [{ id: 'a', parts: [] }] });
  });

  it('is not looked for in an empty list', async () => {
    const told = vi.spyOn(console, 'error');
    expect(await read({ hits: [] })).toEqual({ hits: [] });
    expect(told).not.toHaveBeenCalled();
  });
});
