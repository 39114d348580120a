import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useRoomForBar } from '../../../../../../src/product/parts/documents/bulk/useRoomForBar.ts';
import { fakeSizes } from '../../../../../support/fake-sizes.ts';

function Bar({ isShown }: { isShown: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  useRoomForBar(bar, isShown);
  return isShown && <div ref={bar} />;
}

const room = () => document.documentElement.style.getPropertyValue('--ce-bar-end');

it('says how far the bar reaches up, while it is at the window’s lower end', async () => {
  const changeSizes = fakeSizes();
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  /** @param below from the bar to the window's lower end */
  const putBar = (height: number, below: number) => {
    const bottom = innerHeight - below;
    place.mockReturnValue(new DOMRect(0, bottom - height, 300, height));
  };
  const { rerender } = render(<Bar isShown={false} />);
  expect(room()).toBe('');
  putBar(100, 16);
  rerender(<Bar isShown />);
  await changeSizes();
  expect(room()).toBe('116px');
  putBar(140, 16);
  await changeSizes();
  expect(room()).toBe('156px');
  // With the section's end, it leaves the window's lower end.
  putBar(140, 40);
  dispatchEvent(new Event('scroll'));
  expect(room()).toBe('180px');
  putBar(140, 90);
  dispatchEvent(new Event('scroll'));
  expect(room()).toBe('');
  putBar(140, -150);
  dispatchEvent(new Event('scroll'));
  expect(room()).toBe('');
  putBar(140, 16);
  dispatchEvent(new Event('resize'));
  expect(room()).toBe('156px');
  rerender(<Bar isShown={false} />);
  expect(room()).toBe('');
  dispatchEvent(new Event('scroll'));
  expect(room()).toBe('');
});
