import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../../../demo/server/base/context.ts';
import { createSearchApp } from '../../../../../demo/server/search/app.ts';
import { seededContext, seenBy, viewers } from '../../service.ts';

const app = createSearchApp(seededContext());

async function call(method: string, path: string, viewer: Viewer = viewers.validated, body?: unknown) {
  const response = await seenBy(app, viewer).request(`http://search.test/api/v1/formulation${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  const text = await response.text();
  return { status: response.status, answer: text ? JSON.parse(text) : undefined };
}

describe('POST /api/v1/formulation/search', () => {
  it('gives 24 with counts, then the next without', async () => {
    const { answer: first } = await call('POST', '/search?i=coatings');
    const { answer: next } = await call('POST', '/search?i=coatings', viewers.validated, { from: 24 });
    expect(first.hits).toHaveLength(24);
    expect(first.aggregations.i.map(({ key }: { key: string }) => key)).toContain('plastics');
    expect(next.aggregations).toBeUndefined();
    const ids = [...first.hits, ...next.hits].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(first.hits[0]).toMatchObject({
      resultType: 'formulations',
      industry: 'coatings',
      link: expect.stringMatching(/^\/formulations\?id=f-\d{4}$/),
      isFavorite: false,
      shade: { color: expect.stringMatching(/^#[0-9a-f]{6}$/) },
    });
    expect(first.hits[0].products.length).toBeGreaterThan(0);
  });
});

describe('GET /api/v1/formulation/:id', () => {
  it('gives ingredients that add up to 100, our products with their page', async () => {
    const { answer } = await call('GET', '/f-0001');
    const sum = answer.parts.reduce((total: number, { share }: { share: number }) => total + share, 0);
    expect(sum).toBeCloseTo(100, 6);
    const ours = answer.parts.filter(({ productId }: { productId?: string }) => productId);
    expect(ours.length).toBeGreaterThan(0);
    for (const { productId, link, uid } of ours) {
      expect(link).toBe(`/product/${productId}`);
      expect(uid).toBe(`pigments::${productId}`);
    }
    expect(ours[0]).toMatchObject({
      color_index: expect.stringMatching(/^C\.I\. Pigment /),
      masstone: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(answer.stages.map(({ part }: { part: string }) => part)).toEqual(['A', 'B', 'C']);
  });

  it('says that there is none', async () => {
    expect((await call('GET', '/f-9999')).status).toBe(404);
    expect((await call('PUT', '/f-9999/favorite')).status).toBe(404);
  });
});

it('saves a formulation for the user alone', async () => {
  await call('PUT', '/f-0005/favorite', viewers.internal);
  const isSaved = async (viewer: Viewer) => (await call('GET', '/f-0005', viewer)).answer.isFavorite;
  expect(await isSaved(viewers.internal)).toBe(true);
  expect(await isSaved(viewers.validated)).toBe(false);
  expect((await call('POST', '/search?tab=mine', viewers.internal)).answer.hits).toMatchObject([
    { id: 'f-0005' },
  ]);
  await call('DELETE', '/f-0005/favorite', viewers.internal);
  expect(await isSaved(viewers.internal)).toBe(false);
});
