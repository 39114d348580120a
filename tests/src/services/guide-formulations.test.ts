import { expect, test } from 'vitest';
import { keepFormulation, readFormulation } from '../../../src/services/guide-formulations.ts';
import { fakeContext } from '../../support/http-context.ts';
import { answerAll, answerAnyway } from '../../support/services/fake-services.ts';

const http = fakeContext();
const { signal } = new AbortController();
const base = 'https://search.example/base/api/v1/formulation';

const answer = {
  ...{ id: 'f-1', title: 'Enamel', industry: 'coatings' },
  parts: [
    { title: 'Water', share: 60, part: 'A', purpose: 'Solvent' },
    { title: 'Red', share: 40, productId: 'p-1', prd: '1', industries: ['coatings'], color: 'red' },
  ],
};

test('a formulation, with what is not known left out', async () => {
  const sent = answerAnyway({
    ...answer,
    stages: [{ part: 'A', title: 'Mill base' }, { part: 7 }],
    solids: 'much',
  });
  expect(await readFormulation(http, 'f/1', signal)).toMatchObject({
    isFavorite: false,
    solids: undefined,
    stages: [{ part: 'A', title: 'Mill base' }],
    method: [],
    parts: [
      { title: 'Water', share: 60 },
      {
        title: 'Red',
        purpose: '',
        product: { id: 'p-1', prd: '1', industries: ['coatings'], color: undefined },
      },
    ],
  });
  expect(sent[0]?.url).toBe(`${base}/f%2F1`);
});

test('a product of ours with its Colour Index name and its measured colours, which win over others', async () => {
  const measured = {
    color_index: 'C.I. Pigment Red 254',
    masstone: '#aa2222',
    tint: '#dd8888',
    color: '#000000',
  };
  answerAnyway({ ...answer, parts: [{ ...answer.parts[1], ...measured }] });
  const { parts } = await readFormulation(http, 'f-1', signal);
  expect(parts[0]?.product).toEqual({
    ...{ id: 'p-1', prd: '1', industries: ['coatings'] },
    ...{ colorIndex: 'PR254', color: '#aa2222', tint: '#dd8888' },
  });
});

test('a formulation with a broken ingredient is none, rather than a wrong one', async () => {
  answerAnyway({ ...answer, parts: [...answer.parts, { title: 'Resin' }] });
  await expect(readFormulation(http, 'f-1', signal)).rejects.toMatchObject({ kind: 'malformed' });
});

test.each([
  [true, 'PUT'],
  [false, 'DELETE'],
])('saves or removes a formulation, kept %s: %s', async (isKept, method) => {
  const sent = answerAll(undefined);
  await keepFormulation(http, { id: 'f-1', isKept });
  expect(sent[0]).toMatchObject({ method, url: `${base}/f-1/favorite` });
});
