import { type DragEvent, type RefObject, useRef } from 'react';
import { moveProduct } from '../../rules/change-content.ts';
import { useOpenCatalog } from '../draft/draft-context.ts';

/** Marks the row that a dragged one would take the place of. */
const MARK = 'data-drop';

/**
 * Reorders the rows by drag and drop of the browser, which scrolls the page as well: the handlers of the list. A row is
 * dragged by its handle; buttons do the same for keyboard and touch (WCAG 2.2, 2.5.7).
 */
export function useRowDrag(list: RefObject<HTMLElement | null>, order: RefObject<readonly { id: string }[]>) {
  const { draft } = useOpenCatalog();
  const dragged = useRef<HTMLElement>(null);
  const target = useRef<HTMLElement>(null);
  const mark = (row: HTMLElement | null) => {
    target.current?.removeAttribute(MARK);
    target.current = row;
    if (!row || row === dragged.current) return;
    const indexOf = (element: HTMLElement | null) =>
      order.current.findIndex(({ id }) => id === element?.dataset.ceHit);
    row.setAttribute(MARK, indexOf(row) < indexOf(dragged.current) ? 'before' : 'after');
  };
  const end = () => {
    mark(null);
    dragged.current = null;
  };
  return {
    onDragStart(event: DragEvent) {
      const row = rowOf(event);
      if (!row || !list.current) return;
      dragged.current = row;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', row.querySelector('a')?.textContent ?? '');
      event.dataTransfer.setDragImage(row, 0, 0);
    },
    onDragOver(event: DragEvent) {
      if (!dragged.current) return;
      event.preventDefault();
      mark(rowOf(event));
    },
    onDrop(event: DragEvent) {
      const [from, to] = [dragged.current?.dataset.ceHit, target.current?.dataset.ceHit];
      if (!from) return;
      event.preventDefault();
      end();
      if (to) draft.change((content) => moveProduct(content, from, to));
    },
    onDragEnd: end,
  };
}

function rowOf({ target }: DragEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-ce-hit]') : null;
}
