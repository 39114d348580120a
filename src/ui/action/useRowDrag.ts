import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { dragRow } from './drag-row.ts';

/**
 * Drags a row by its handle.
 *
 * @param onMove called when the row is dropped in the place of another, with the other's id
 * @returns the event handler of the handle
 */
export function useRowDrag(onMove: (to: string) => void) {
  const move = useRef(onMove);
  const cancel = useRef(() => {});
  useLayoutEffect(() => {
    move.current = onMove;
  });
  useEffect(() => () => cancel.current(), []);

  return (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // Prevents text selection during the drag.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    cancel.current();
    cancel.current = dragRow(event.currentTarget, event.clientY, (to) => move.current(to));
  };
}
