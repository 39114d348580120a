import { beforeEach, expect, it } from 'vitest';
import type { HitTrail } from '../../../../../src/listing/rules/hit-trail.ts';
import { keepHitTrail, readHitTrail } from '../../../../../src/listing/state/history/hit-trail.ts';

const trail: HitTrail = {
  ...{ href: '/products', key: '', productPage: '/product/{id}', total: 1, first: 0, opened: 'p-1' },
  hits: [{ id: 'p-1', name: 'Red', industries: [] }],
  position: { count: 24, anchor: 'p-1', offset: 12 },
};

beforeEach(() => sessionStorage.clear());

it('is read as it was kept', () => {
  keepHitTrail(trail);
  expect(readHitTrail()).toEqual(trail);
});

it.each([null, '{', '{"hits":[]}'])('is none where %s is kept', (json) => {
  if (json) sessionStorage.setItem('ce-hitTrail', json);
  expect(readHitTrail()).toBeUndefined();
});
