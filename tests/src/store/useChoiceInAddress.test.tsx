import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useChoiceInAddress } from '../../../src/store/useChoiceInAddress.ts';

it('keeps a choice in the address, beside what else is there, without an entry in the history', () => {
  history.replaceState({ own: 1 }, '', '/page?a=1&depth=tint#part');
  const { length } = history;
  const { result } = renderHook(() => useChoiceInAddress('depth', 'masstone'));
  const now = () => [result.current[0], location.search + location.hash];
  expect(now()).toEqual(['tint', '?a=1&depth=tint#part']);
  act(() => result.current[1]('tint 1:25'));
  expect(now()).toEqual(['tint 1:25', '?a=1&depth=tint+1%3A25#part']);
  act(() => result.current[1](undefined));
  expect(now()).toEqual(['masstone', '?a=1#part']);
  expect(history.state).toEqual({ own: 1 });
  expect(history).toHaveLength(length);
});
