/** A row in the hand. Lengths in px. */
export interface Drag {
  uid: string;
  from: number;
  /** Where it would come to stand if it was let go now. */
  to: number;
  /** How far the pointer has come. */
  offset: number;
  /** The rows as the drag began. */
  rows: readonly RowBox[];
}

/** Place of a row in the viewport. */
export interface RowBox {
  top: number;
  height: number;
}

/** The drag after the pointer has moved: the row stays within the list, and takes the place that its middle is over. */
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

/** How far a row stands from its place while another one, or itself, is in the hand. */
export function shiftOf({ from, to, offset, rows }: Drag, place: number): number {
  if (place === from) return offset;
  const height = rows[from]?.height ?? 0;
  if (place > from && place <= to) return -height;
  if (place < from && place >= to) return height;
  return 0;
}
