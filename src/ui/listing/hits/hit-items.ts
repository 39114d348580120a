import type { ItemProps } from './Item.tsx';

/** Hits in a list or a table. */
export interface HitItemsProps<Hit> extends Pick<ItemProps<Hit>, 'render'> {
  hits: readonly Hit[];
  /** A list of items, or the rows of a table. @default 'list' */
  as?: 'list' | 'rows';
  /** Name of the list. */
  label?: string;
  className: string;
}
