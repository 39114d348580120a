import { expect, it } from 'vitest';
import {
  type ColorCall,
  readColorConditions,
  searchNearestToColor,
} from '../../../src/services/color-search.ts';
import { fakeContext } from '../../support/http-context.ts';
import { answerAnyway } from '../../support/services/fake-services.ts';

const { signal } = new AbortController();
const base = 'https://search.example/base/api/v1/color';
const light = { illuminant: 'D65', observer: '10°' };
const hit = { id: 'p-1', product_name: 'Red', lab: { L: 41, a: 50, b: 30 }, deltaE: 0.93 };
const search = (more: Partial<ColorCall> = {}) =>
  searchNearestToColor(
    fakeContext(),
    {
      ...{ lab: { L: 40, a: -50.5, b: 0 }, shade: 'masstone', filters: new URLSearchParams('c=red') },
      ...more,
    },
    signal,
  );

it.each<[Partial<ColorCall>, string, object | undefined]>([
  [{}, 'c=red&L=40&a=-50.5&b=0&applicationType=masstone', undefined],
  [
    { medium: 'hdpe', shade: 'tint', ...light, tolerance: 0, range: { from: 24 } },
    'c=red&L=40&a=-50.5&b=0&medium=hdpe&applicationType=tint&illuminant=D65&observer=10&tolerance=0',
    { from: 24 },
  ],
])('%j is posted as a query, with the part as body', async (more, query, body) => {
  const sent = answerAnyway({ total: 0, hits: [], ...light });
  await search(more);
  expect(sent).toEqual([{ method: 'POST', url: `${base}/nearest?${query}`, body }]);
});

it('leaves out a hit without a distance, and what is said wrongly beside the hits', async () => {
  const medium = { key: 'hdpe', title: 'HDPE' };
  const media = [{ ...medium, count: 1 }, { key: 'pp' }];
  answerAnyway({
    ...{ total: 2, hits: [hit, { id: 'p-2', product_name: 'Unmeasured' }], medium, media },
    ...{ ...light, nearest: 'far', color: 'red' },
  });
  const { hits, ...answer } = await search();
  expect(hits.map(({ id }) => id)).toEqual(['p-1']);
  expect(answer).toMatchObject({ medium, media: [{ ...medium, count: 1 }], ...light });
  expect([answer.nearest, answer.color]).toEqual([undefined, undefined]);
});

it('reads light fastness and industry only of a hit that says that they are those of the compared shade', async () => {
  const listed = { ...hit, light_fastness: '8', look_industry: 'plastics' };
  answerAnyway({ total: 2, hits: [{ ...listed, applicationType: 'tint' }, listed], ...light });
  const { hits } = await search();
  expect(hits.map((each) => [each.light_fastness, each.industry])).toEqual([
    ['8', 'plastics'],
    [undefined, undefined],
  ]);
});

it('reads in what colours can be compared', async () => {
  const media = [{ key: 'hdpe', title: 'HDPE', condition: 'Plaques', industry: 'plastics', count: 3 }];
  const applicationTypes = [
    { key: 'tint', title: 'Tint 1:10' },
    { key: 'ink', title: 'Ink' },
  ];
  const sent = answerAnyway({ media, applicationTypes, lights: [light, { illuminant: 'A' }] });
  expect(await readColorConditions(fakeContext(), signal)).toEqual({
    ...{ media, lights: [light], shades: [{ key: 'tint', title: 'Tint 1:10' }] },
  });
  expect(sent[0]?.url).toBe(`${base}/conditions`);
});
