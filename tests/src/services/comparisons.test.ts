import { expect, it } from 'vitest';
import * as comparisons from '../../../src/services/comparisons.ts';
import { fakeContext } from '../../support/http-context.ts';
import { answerAll, answerAnyway } from '../../support/services/fake-services.ts';

const http = fakeContext('t');
const base = 'https://user.example/api/v1/product-comparison';
const item = { id: 'p-1', resultType: 'pigments', product_name: 'Red' };
const other = { ...item, id: 'p-2' };
const saved = { id: 'c 1', title: 'Reds', industry: 'coatings', basket: [item, other] };
const read = {
  ...saved,
  basket: [
    { ...item, uid: 'pigments::p-1' },
    { ...other, uid: 'pigments::p-2' },
  ],
  dropped: [],
};

it('lists all, with the uids that are missing', async () => {
  const sent = answerAnyway([
    saved,
    { ...saved, dropped: ['Blue'], updatedDate: '2026-11-02T09:00:00.000Z' },
  ]);
  expect(await comparisons.listComparisons(http)).toEqual([
    read,
    { ...read, dropped: ['Blue'], updatedDate: '2026-11-02T09:00:00.000Z' },
  ]);
  expect(sent).toEqual([{ method: 'GET', url: base, body: undefined }]);
});

it('reads one; its id stays one part of the address', async () => {
  const sent = answerAnyway(saved);
  expect(await comparisons.readComparison(http, 'c/1')).toEqual(read);
  expect(sent[0]?.url).toBe(`${base}/c%2F1`);
});

it('creates a comparison by POST, and reads the answer', async () => {
  const sent = answerAnyway(saved, 201);
  const { id: _id, dropped: _dropped, ...details } = read;
  expect(await comparisons.createComparison(http, details, 'key-1')).toEqual(read);
  expect(sent).toEqual([{ method: 'POST', url: base, body: details }]);
});

it('updates one by its details alone', async () => {
  const sent = answerAnyway(saved);
  expect(await comparisons.updateComparison(http, 'c-1', read)).toEqual(read);
  const { title, industry, basket } = read;
  expect(sent).toEqual([{ method: 'PUT', url: `${base}/c-1`, body: { title, industry, basket } }]);
});

it('saves and reads reference and medium, of services that keep them', async () => {
  const view = { reference: 'pigments::p-2', medium: 'hdpe' };
  const sent = answerAnyway({ ...saved, ...view });
  expect(await comparisons.updateComparison(http, 'c-1', { ...read, ...view })).toEqual({ ...read, ...view });
  expect(sent[0]?.body).toMatchObject(view);
});

it('deletes a comparison by DELETE, without a body', async () => {
  const sent = answerAll(undefined);
  await comparisons.deleteComparison(http, 'c-1');
  expect(sent).toEqual([{ method: 'DELETE', url: `${base}/c-1`, body: undefined }]);
});

it('takes an answer without products for malformed', async () => {
  answerAnyway([{ id: 'c-1', title: 'Reds', industry: 'coatings' }]);
  await expect(comparisons.listComparisons(http)).rejects.toMatchObject({ kind: 'malformed' });
});
