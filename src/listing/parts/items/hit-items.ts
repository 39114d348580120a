import type { ItemProps } from './Item.tsx';

/** Up to this number all hits are rendered, so that find-in-page and print work natively. */
export const WINDOW_FROM = 240;

/** Hits in a list or a table. */
export interface HitItemsProps<Hit> extends Pick<ItemProps<Hit>, 'render'> {
  hits: readonly Hit[];
  /** A list of items, or the rows of a table. @default 'list' */
  as?: 'list' | 'rows';
  /** Accessible name of the list. */
  label?: string;
  className: string;
}
