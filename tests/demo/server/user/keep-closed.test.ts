import { expect, it } from 'vitest';
import { keepClosed } from '../../../../demo/server/user/keep-closed.ts';

const isClosed = (uid: string) => uid === uid.toUpperCase();
const comparison = (products: string, { industry = 'coatings', reference = '' } = {}) => ({
  ...{ id: 'c-1', shareId: 's-1', title: 'Reds', updatedDate: '2026-08-21T13:05:00.000Z', industry },
  basket: [...products].map((uid) => ({ id: uid, uid, resultType: 'pigments', product_name: uid })),
  ...(reference && { reference }),
});
const kept = (...[stored, changed]: [ReturnType<typeof comparison>, ReturnType<typeof comparison>]) => {
  const { basket, reference } = keepClosed(stored, changed, isClosed);
  return [basket.map(({ uid }) => uid).join(''), reference];
};

it.each([
  ['aXb', 'ba', 'baX', 'at their places'],
  ['aXYb', 'abc', 'aXbc', 'where there is room'],
  ['aXb', 'abcd', 'abcd', 'not where there is none'],
  ['ab', 'ba', 'ba', 'not where none is closed'],
])('%s changed to %s becomes %s: closed ones stay %s', (stored, changed, expected) => {
  expect(kept(comparison(stored), comparison(changed))[0]).toBe(expected);
});

it('keeps a closed reference unless the change names another', () => {
  const stored = comparison('aXb', { reference: 'X' });
  expect(kept(stored, comparison('ab'))).toEqual(['aXb', 'X']);
  expect(kept(stored, comparison('ab', { reference: 'b' }))).toEqual(['aXb', 'b']);
});

it('keeps none in another industry', () => {
  expect(kept(comparison('aXb'), comparison('ab', { industry: 'plastics' }))[0]).toBe('ab');
});
