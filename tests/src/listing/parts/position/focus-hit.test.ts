import { beforeEach, expect, it, vi } from 'vitest';
import { focusHit } from '../../../../../src/listing/parts/position/focus-hit.ts';

let frames: (() => void)[] = [];
const frame = () => {
  for (const run of frames.splice(0)) run();
};
const draw = () => {
  document.body.innerHTML =
    '<button>Filter</button><ol><li data-ce-hit="p-1"><a href="/1">1</a></li><li data-ce-hit="p-2"><a href="/2">2</a></li></ol>';
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => void frames.splice(0));
  document.body.replaceChildren();
});

it('focuses the link of the hit as soon as it is there', () => {
  focusHit(document.body, 'p-2');
  frame();
  expect(document.activeElement).toBe(document.body);
  draw();
  frame();
  expect(document.activeElement?.textContent).toBe('2');
  expect(frames).toEqual([]);
});

it('takes the focus from nobody, and not after a press', () => {
  draw();
  document.querySelector('button')?.focus();
  focusHit(document.body, 'p-2');
  expect(document.activeElement?.textContent).toBe('Filter');
  document.querySelector('button')?.blur();
  focusHit(document.body, 'p-9');
  dispatchEvent(new Event('pointerdown'));
  expect(frames).toEqual([]);
});

it('gives up where the hit does not come', () => {
  draw();
  focusHit(document.body, 'p-9');
  for (let count = 0; count < 700; count++) frame();
  expect(frames).toEqual([]);
  expect(document.activeElement).toBe(document.body);
});
