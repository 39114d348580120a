import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type IslandPlace, IslandPlaceContext } from '../../../../src/ui/base/island-place.ts';
import { useIsNarrow } from '../../../../src/ui/base/useIsNarrow.ts';

afterEach(() => vi.restoreAllMocks());

function Box({ onRender }: { onRender: (isNarrow: boolean) => void }) {
  const ref = useRef<HTMLDivElement>(null);
  onRender(useIsNarrow(ref, 960));
  return <div ref={ref} />;
}

/** Renders a box of that width in an island of another; returns what each render took it for. */
function rendersOf(box: number, island?: number): boolean[] {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(box);
  const renders: boolean[] = [];
  const place = island === undefined ? null : ({ width: () => island } as IslandPlace);
  render(
    <IslandPlaceContext value={place}>
      <Box onRender={(isNarrow) => renders.push(isNarrow)} />
    </IslandPlaceContext>,
  );
  return renders;
}

it.each([
  ['narrow', 390, 390, [true]],
  ['wide', 1280, 1280, [false]],
  ['narrow in a wide island', 390, 1280, [false, true]],
  ['wide in an island whose element has no width', 1280, 0, [false]],
])('tells whether a box is narrow: one that is %s', (_, box, island, renders) => {
  expect(rendersOf(box, island)).toEqual(renders);
});

it('measures the box where it is rendered outside of an island', () => {
  expect(rendersOf(390)).toEqual([false, true]);
});
