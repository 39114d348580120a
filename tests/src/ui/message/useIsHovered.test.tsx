import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIsHovered } from '../../../../src/ui/message/useIsHovered.ts';

test('follows the pointer, until nothing is shown', () => {
  const ref = { current: document.createElement('div') };
  const { result, rerender } = renderHook(({ isShown }) => useIsHovered(ref, isShown), {
    initialProps: { isShown: true },
  });
  const move = (type: string) => act(() => void ref.current.dispatchEvent(new PointerEvent(type)));
  expect(result.current).toBe(false);
  move('pointerenter');
  expect(result.current).toBe(true);
  move('pointerleave');
  expect(result.current).toBe(false);
  move('pointerenter');
  rerender({ isShown: false });
  expect(result.current).toBe(false);
  rerender({ isShown: true });
  expect(result.current).toBe(false);
});
