import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Lets the test decide how wide the viewport is: media queries of `min-width` follow, in px or in em of 16 px.
 *
 * @returns changes the width
 */
export function fakeViewport(width: number): (width: number) => void {
  let now = width;
  const lists = new Set<EventTarget>();
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('matchMedia', (media: string) => {
    const list = Object.defineProperty(new EventTarget(), 'matches', {
      get: () =>
        [...media.matchAll(/min-width:\s*([\d.]+)(em|px)/g)].every(
          ([, size, unit]) => now >= Number(size) * (unit === 'em' ? 16 : 1),
        ),
    });
    lists.add(list);
    return list;
  });
  return (next) =>
    act(() => {
      now = next;
      vi.stubGlobal('innerWidth', next);
      for (const list of lists) list.dispatchEvent(new Event('change'));
    });
}
