import type { ItemProps } from './Item.tsx';

/** Up to here all hits are in the page: find-in-page and print are the browser's. */
export const WINDOW_FROM = 240;

/** Hits in a list or a table. */
export interface HitItemsProps<Hit> extends Pick<ItemProps<Hit>, 'render'> {
  hits: readonly Hit[];
  /** A list of items, or the rows of a table. @default 'list' */
  as?: 'list' | 'rows';
  /** Name of the list. */
  label?: string;
  className: string;
}
