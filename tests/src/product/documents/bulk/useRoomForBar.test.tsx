import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useRoomForBar } from '../../../../../src/product/documents/bulk/useRoomForBar.ts';
import { fakeSizes } from '../../../../support/fake-sizes.ts';

function Bar({ isShown }: { isShown: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  useRoomForBar(bar, isShown);
  return isShown && <div ref={bar} style={{ bottom: '16px' }} />;
}

const room = () => document.documentElement.style.getPropertyValue('--ce-bar-end');

it('says how far the bar reaches up, while it is in sight', () => {
  const changeSizes = fakeSizes();
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  let see = (_isIntersecting: boolean) => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => onChange([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  const { rerender } = render(<Bar isShown={false} />);
  expect(room()).toBe('');
  rerender(<Bar isShown />);
  expect(room()).toBe('');
  see(true);
  expect(room()).toBe('116px');
  height.mockReturnValue(140);
  changeSizes();
  expect(room()).toBe('156px');
  see(false);
  expect(room()).toBe('');
  see(true);
  rerender(<Bar isShown={false} />);
  expect(room()).toBe('');
});
