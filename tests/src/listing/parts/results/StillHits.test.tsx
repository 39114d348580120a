import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StillHits } from '../../../../../src/listing/parts/results/StillHits.tsx';
import { fakeSizes } from '../../../../support/fake-sizes.ts';

afterEach(() => vi.unstubAllGlobals());

/** Three hits; the last one is at `places` before and after the change. */
async function change(from: number, to: number, places: readonly [number, number]) {
  const layOut = fakeSizes();
  const scrollBy = vi.fn();
  vi.stubGlobal('scrollBy', scrollBy);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<p data-ce-hit="a"></p><p data-ce-hit="b"></p>';
  const top = vi.fn().mockReturnValueOnce(places[0]).mockReturnValue(places[1]);
  vi.spyOn(root.lastElementChild as Element, 'getBoundingClientRect').mockImplementation(
    () => ({ top: top() }) as DOMRect,
  );
  const { rerender } = render(<StillHits root={{ current: root }} shown={from} />);
  rerender(<StillHits root={{ current: root }} shown={to} />);
  await layOut();
  return scrollBy;
}

it('scrolls by as much as the last hit has moved while others were added', async () => {
  expect(await change(24, 48, [500, 360])).toHaveBeenCalledExactlyOnceWith({
    top: -140,
    behavior: 'instant',
  });
});

it.each([
  ['hits have not moved', 24, 48, [500, 500]],
  ['another answer has come', 48, 0, [500, 360]],
] as const)('leaves the page where it is if %s', async (_, from, to, places) => {
  expect(await change(from, to, places)).not.toHaveBeenCalled();
});
