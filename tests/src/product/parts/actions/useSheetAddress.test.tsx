import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSheetAddress } from '../../../../../src/product/parts/actions/useSheetAddress.ts';

afterEach(() => history.replaceState(null, '', '/'));

const follow = (hash: string) =>
  act(() => {
    history.replaceState(null, '', hash);
    dispatchEvent(new HashChangeEvent('hashchange'));
  });

it('opens on load and with each change to #sds, which stays in the address', () => {
  history.replaceState(null, '', '#sds');
  const open = vi.fn();
  const { unmount, rerender } = renderHook(() => useSheetAddress(open));
  expect(open).toHaveBeenCalledOnce();
  rerender();
  follow('#documents');
  expect(open).toHaveBeenCalledOnce();
  follow('#sds');
  expect(open).toHaveBeenCalledTimes(2);
  expect(location.hash).toBe('#sds');
  // The address is the same now, so the browser reports no change.
  const link = document.createElement('a');
  link.href = '#sds';
  document.body.append(link);
  fireEvent.click(link);
  expect(open).toHaveBeenCalledTimes(3);
  fireEvent.click(link, { ctrlKey: true });
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  expect(open).toHaveBeenCalledTimes(3);
  unmount();
  fireEvent.click(link);
  follow('#sds');
  expect(open).toHaveBeenCalledTimes(3);
  link.remove();
});
