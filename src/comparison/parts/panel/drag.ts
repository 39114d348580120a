/** A row that is being dragged. Lengths in px. */
export interface Drag {
  uid: string;
  from: number;
  /** Its index if it were dropped now. */
  to: number;
  /** Distance that the pointer has moved. */
  offset: number;
  /** The rows when the drag began. */
  rows: readonly RowBox[];
}

/** Position of a row in the viewport. */
export interface RowBox {
  top: number;
  height: number;
}

/** Returns the drag after a pointer move: the row stays within the list and takes the index under its middle. */
export function followPointer(drag: Drag, distance: number): Drag {
  const { rows, from } = drag;
  const own = rows[from];
  const first = rows[0];
  const last = rows.at(-1);
  if (!own || !first || !last) return drag;
  const offset = Math.min(
    Math.max(distance, first.top - own.top),
    last.top + last.height - own.top - own.height,
  );
  const middle = own.top + own.height / 2 + offset;
  const to = rows.findIndex(({ top, height }) => middle <= top + height);
  return { ...drag, offset, to: to < 0 ? rows.length - 1 : to };
}

/** Returns a row's offset from its place during a drag. */
export function shiftOf({ from, to, offset, rows }: Drag, index: number): number {
  if (index === from) return offset;
  const height = rows[from]?.height ?? 0;
  if (index > from && index <= to) return -height;
  if (index < from && index >= to) return height;
  return 0;
}
