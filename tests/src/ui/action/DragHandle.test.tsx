import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DragHandle } from '../../../../src/ui/action/DragHandle.tsx';
import { dragBy, layRows } from '../../../support/drag-rows.ts';

const onMove = vi.fn();
beforeEach(() => onMove.mockReset());

function Rows({ ids, to = onMove }: { ids: readonly string[]; to?: typeof onMove }) {
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <DragHandle id={id} title={`Drag ${id}`} onMove={(other) => to(id, other)} />
        </li>
      ))}
    </ul>
  );
}
const handleOf = (id: string) => screen.getByTitle(`Drag ${id}`);
const lay = () => layRows(screen.getAllByRole('listitem'));
const isDragging = () => document.querySelector('[data-dragging]') !== null;

it('drags its row, in a list that may change meanwhile', () => {
  const { rerender } = render(<Rows ids={['a', 'b', 'c']} />);
  lay();
  const handle = handleOf('a');
  dragBy(handle, 10);
  expect(isDragging()).toBe(true);
  const latest = vi.fn();
  rerender(<Rows ids={['a', 'c', 'd']} to={latest} />);
  lay();
  fireEvent.pointerMove(handle, { clientY: 100 + 65 });
  fireEvent.pointerUp(handle);
  expect([onMove.mock.calls, latest.mock.calls]).toEqual([[], [['a', 'd']]]);
});

it('captures the pointer, and leaves other buttons alone', () => {
  render(<Rows ids={['a', 'b']} />);
  const handle = handleOf('a');
  handle.setPointerCapture = vi.fn();
  expect(fireEvent.pointerDown(handle, { button: 2, pointerId: 7 })).toBe(true);
  expect(handle.setPointerCapture).not.toHaveBeenCalled();
  expect(fireEvent.pointerDown(handle, { button: 0, pointerId: 7 })).toBe(false);
  expect(handle.setPointerCapture).toHaveBeenCalledWith(7);
});

it('ends the drag as its row goes', () => {
  const { rerender } = render(<Rows ids={['a', 'b', 'c']} />);
  lay();
  dragBy(handleOf('a'), 10);
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
  rerender(<Rows ids={['b', 'c']} />);
  expect(isDragging()).toBe(false);
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
});
