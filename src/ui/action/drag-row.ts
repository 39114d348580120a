import { scrollAtEdges } from '../../lib/scroll/scroll-at-edges.ts';

/**
 * Drags a row of a list until the pointer is released: the row follows it within the list, the others make room, and
 * what scrolls the list does so at its edges. Escape, or a touch that turns into another gesture, restores the order.
 *
 * @param handle the `DragHandle` that has captured the pointer; rows without one stay where they are
 * @param clientY where it was pressed
 * @param onMove called when the row is dropped in the place of another, with the other's id
 * @returns a function that cancels it
 */
export function dragRow(handle: HTMLElement, clientY: number, onMove: (to: string) => void): () => void {
  const list = handle.closest<HTMLElement>('ul, ol, [role="list"]');
  const rowsNow = () => [...(list?.children ?? [])].filter(handleOf) as HTMLElement[];
  const row = rowsNow().find((each) => each.contains(handle));
  if (!list || !row || rowsNow().length < 2) return () => {};

  const dragging = new AbortController();
  let y = clientY;
  let target = row;
  let stopScrolling: (() => void) | undefined;
  // Positions in the layout, which do not change as rows make room.
  const distance = () => y - list.getBoundingClientRect().top - row.offsetTop;
  const grabbed = distance();

  const follow = () => {
    const rows = rowsNow();
    const { offsetTop: top, offsetHeight: height } = row;
    const [first = row, last = row] = [rows[0], rows.at(-1)];
    const least = first.offsetTop - top;
    const most = last.offsetTop + last.offsetHeight - top - height;
    const offset = Math.min(Math.max(distance() - grabbed, least), most);
    const middle = top + offset + height / 2;
    target = rows.find((each) => middle <= each.offsetTop + each.offsetHeight) ?? last;
    const [from, to] = [rows.indexOf(row), rows.indexOf(target)];
    const shiftOf = (index: number) => {
      if (index === from) return offset;
      if (index > from && index <= to) return -height;
      return index < from && index >= to ? height : 0;
    };
    for (const [index, each] of rows.entries()) each.style.setProperty('--ce-_shift', `${shiftOf(index)}px`);
  };
  const end = () => {
    dragging.abort();
    stopScrolling?.();
    delete list.dataset.dragging;
    delete row.dataset.dragged;
    for (const each of rowsNow()) each.style.removeProperty('--ce-_shift');
  };

  const options = { capture: true, signal: dragging.signal };
  const onPointerMove = (event: PointerEvent) => {
    y = event.clientY;
    follow();
    stopScrolling ??= scrollAtEdges(list, () => y);
  };
  const onPointerUp = () => {
    end();
    if (target !== row) onMove(handleOf(target)?.dataset.drag ?? '');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape cancels only the drag, and leaves open what contains the list.
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  handle.addEventListener('pointermove', onPointerMove, options);
  handle.addEventListener('pointerup', onPointerUp, options);
  handle.addEventListener('lostpointercapture', end, options);
  window.addEventListener('keydown', onKey, options);
  // A scroll event does not leave its shadow root.
  for (const root of [window, list.getRootNode()]) root.addEventListener('scroll', follow, options);

  list.dataset.dragging = '';
  row.dataset.dragged = '';
  return end;
}

function handleOf(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>('[data-drag]');
}
