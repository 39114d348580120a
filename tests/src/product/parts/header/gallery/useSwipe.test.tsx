import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSwipe } from '../../../../../../src/product/parts/header/gallery/useSwipe.ts';

function Stage({ onSwipe }: { onSwipe: (by: 1 | -1) => void }) {
  return (
    <div data-testid="stage" {...useSwipe(onSwipe)}>
      <input type="range" aria-label="Angle" />
    </div>
  );
}

/** Moves a pointer from the middle of the stage. */
function move(
  by: { x: number; y: number },
  { pointerType = 'touch', at = screen.getByTestId('stage') } = {},
) {
  fireEvent.pointerDown(at, { pointerType, clientX: 200, clientY: 200 });
  fireEvent.pointerUp(at, { pointerType, clientX: 200 + by.x, clientY: 200 + by.y });
}

it.each([
  ['a swipe to the left', { x: -80, y: 10 }, 1],
  ['a swipe to the right', { x: 80, y: -10 }, -1],
  ['a tap', { x: -8, y: 0 }, null],
  ['a swipe just too short', { x: -39, y: 0 }, null],
  ['scrolling', { x: -60, y: 90 }, null],
])('takes %s for what it is (row 145)', (_, way, by) => {
  const onSwipe = vi.fn();
  render(<Stage onSwipe={onSwipe} />);
  move(way);
  expect(onSwipe.mock.calls).toEqual(by ? [[by]] : []);
});

it('leaves the mouse, the turntable’s slider and what the browser takes over alone', () => {
  const onSwipe = vi.fn();
  render(<Stage onSwipe={onSwipe} />);
  const stage = screen.getByTestId('stage');
  move({ x: -80, y: 0 }, { pointerType: 'mouse' });
  move({ x: -80, y: 0 }, { at: screen.getByRole('slider') });
  fireEvent.pointerDown(stage, { pointerType: 'touch', clientX: 200, clientY: 200 });
  fireEvent.pointerCancel(stage, { pointerType: 'touch' });
  fireEvent.pointerUp(stage, { pointerType: 'touch', clientX: 100, clientY: 200 });
  expect(onSwipe).not.toHaveBeenCalled();
  move({ x: -80, y: 0 }, { pointerType: 'pen' });
  expect(onSwipe).toHaveBeenCalledExactlyOnceWith(1);
});
