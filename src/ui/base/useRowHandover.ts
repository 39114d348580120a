import { type RefObject, useRef } from 'react';
import { useFocusHandover } from './useFocusHandover.ts';

/**
 * Moves the focus of a list's row that is removed to the title (`data-title`) of the next row, else of the one before. A reader
 * who has gone on meanwhile keeps the focus.
 *
 * @param whole takes the focus where the row was the only one
 * @returns the row's ref
 */
export function useRowHandover(whole: RefObject<HTMLElement | null>): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null);
  useFocusHandover(row, () => {
    const near = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    (near?.querySelector<HTMLElement>('[data-title]') ?? whole.current)?.focus();
  });
  return row;
}
