import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** Height of a row in px. */
export const ROW = 40;

/** Gives the rows of a list their positions. */
export function layRows(rows: readonly HTMLElement[]): void {
  for (const [index, row] of rows.entries()) {
    vi.spyOn(row, 'offsetTop', 'get').mockReturnValue(index * ROW);
    vi.spyOn(row, 'offsetHeight', 'get').mockReturnValue(ROW);
  }
}

/** Takes a row by its handle and moves it by some px. It is not dropped yet. */
export function dragBy(handle: HTMLElement, distance: number): void {
  handle.setPointerCapture = () => {};
  fireEvent.pointerDown(handle, { button: 0, clientY: 100 });
  fireEvent.pointerMove(handle, { clientY: 100 + distance });
}
