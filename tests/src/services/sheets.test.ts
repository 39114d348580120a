import { afterEach, expect, test, vi } from 'vitest';
import { readChangedSheets } from '../../../src/services/sheets.ts';
import { fakeContext } from '../../support/http-context.ts';

afterEach(() => vi.unstubAllGlobals());

test('changed sheets stay if one of them, or a version, is of an odd shape', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const asset = { id: 'a-1', type: 'tds' };
  const hit = { id: 'p-1', product_name: 'Rubelis', assets: [{ ...asset, version: { major: 3 } }, 7] };
  vi.stubGlobal('fetch', async () =>
    Response.json({ total: 3, hits: [{ id: 7 }, hit, { ...hit, assets: {} }] }),
  );
  const { hits } = await readChangedSheets(fakeContext(), '2026-08-17', new AbortController().signal);
  expect(hits).toEqual([
    { ...hit, assets: [asset] },
    { ...hit, assets: [] },
  ]);
});
