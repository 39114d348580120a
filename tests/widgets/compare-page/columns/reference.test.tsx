import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { placeOfReference, useReference } from '../../../../widgets/compare-page/columns/reference.ts';

const list = (...uids: string[]) => uids.map((uid) => ({ uid }));

test('the reference is what was first, then what is chosen, then the first that is left', () => {
  const { result, rerender } = renderHook(useReference, { initialProps: list('a', 'b', 'c') });
  const reference = () => result.current[0];
  rerender(list('b', 'a', 'c'));
  expect(reference()).toBe('a');
  act(() => result.current[1]('c'));
  expect(reference()).toBe('c');
  rerender(list('b', 'a'));
  expect(reference()).toBe('b');
  rerender(list('b', 'a', 'c'));
  expect(reference()).toBe('c');
});

test('a swapped reference is that again once the swap is undone', () => {
  const { result, rerender } = renderHook(useReference, { initialProps: list('a', 'b') });
  act(() => result.current[1]('x', true));
  rerender(list('x', 'b'));
  expect(result.current[0]).toBe('x');
  rerender(list('a', 'b'));
  expect(result.current[0]).toBe('a');
});

test('a reference that is still loading has the place of the one it is swapped for', () => {
  expect(placeOfReference('b', list('a', 'b'), list('a', 'b'))).toBe(1);
  expect(placeOfReference('x', list('a', 'b'), list('a', 'x'))).toBe(1);
  expect(placeOfReference('gone', list('a', 'b'), list('a', 'b'))).toBe(0);
  expect(placeOfReference('x', list('b'), list('a', 'x'))).toBe(0);
});
