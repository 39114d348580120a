import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../../../demo/server/base/context.ts';
import { viewers } from '../../service.ts';
import { searchHarness } from '../harness.ts';

const { call } = searchHarness();
const { internal, validated } = viewers;
const ask = (method: string, path: string, viewer: Viewer = validated) =>
  call(method, `/api/v1/formulation${path}`, { viewer });
const COLOR = expect.stringMatching(/^#[0-9a-f]{6}$/);

describe('POST /api/v1/formulation/search', () => {
  it('gives 24 with counts, then the next without', async () => {
    const search = (body?: object) =>
      call('POST', '/api/v1/formulation/search?i=coatings', { viewer: validated, body });
    const [{ answer: first }, { answer: next }] = [await search(), await search({ from: 24 })];
    expect(first.hits).toHaveLength(24);
    expect(first.aggregations.i).toContainEqual(expect.objectContaining({ key: 'plastics' }));
    expect(next.aggregations).toBeUndefined();
    const ids = [...first.hits, ...next.hits].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(first.hits[0]).toMatchObject({
      ...{ resultType: 'formulations', industry: 'coatings', isFavorite: false, shade: { color: COLOR } },
      link: expect.stringMatching(/^\/formulations\?id=f-\d{4}$/),
    });
    expect(first.hits[0].products.length).toBeGreaterThan(0);
  });
});

interface Part {
  share: number;
  productId?: string;
}

describe('GET /api/v1/formulation/:id', () => {
  it('gives ingredients that add up to 100, our products with their page', async () => {
    const { answer } = await ask('GET', '/f-0001');
    const parts: Part[] = answer.parts;
    expect(parts.reduce((total, { share }) => total + share, 0)).toBeCloseTo(100, 6);
    const ours = parts.filter(({ productId }) => productId);
    expect(ours.length).toBeGreaterThan(0);
    for (const part of ours)
      expect(part).toMatchObject({ link: `/product/${part.productId}`, uid: `pigments::${part.productId}` });
    expect(ours[0]).toMatchObject({
      color_index: expect.stringMatching(/^C\.I\. Pigment /),
      masstone: COLOR,
    });
    expect(answer.stages).toMatchObject([{ part: 'A' }, { part: 'B' }, { part: 'C' }]);
  });
});

it('saves a formulation for the user alone', async () => {
  const isSaved = async (viewer: Viewer = validated) =>
    (await ask('GET', '/f-0005', viewer)).answer.isFavorite;
  await ask('PUT', '/f-0005/favorite', internal);
  expect([await isSaved(internal), await isSaved(validated)]).toEqual([true, false]);
  expect((await ask('POST', '/search?tab=mine', internal)).answer.hits).toMatchObject([{ id: 'f-0005' }]);
  await ask('DELETE', '/f-0005/favorite', internal);
  expect(await isSaved(internal)).toBe(false);
});
