import { beforeEach, expect, it, vi } from 'vitest';
import { placeAbove } from '../../../../src/mount/tooltips/place-above.ts';

beforeEach(() => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
});

function placed(target: DOMRect): string[] {
  const bubble = document.createElement('span');
  bubble.getBoundingClientRect = () => new DOMRect(0, 0, 100, 30);
  placeAbove({ getBoundingClientRect: () => target } as Element, bubble);
  return ['--ce-_x', '--ce-_y'].map((name) => bubble.style.getPropertyValue(name));
}

it.each([
  ['above the middle of its trigger', new DOMRect(150, 200, 60, 20), ['130px', '170px']],
  ['below where there is no room above', new DOMRect(150, 20, 60, 20), ['130px', '40px']],
  ['within the left edge', new DOMRect(0, 200, 20, 20), ['8px', '170px']],
  ['within the right edge', new DOMRect(390, 200, 10, 20), ['292px', '170px']],
])('places a tooltip %s', (_, target, expected) => {
  expect(placed(target)).toEqual(expected);
});
