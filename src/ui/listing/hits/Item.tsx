import { memo, type ReactNode } from 'react';

export interface ItemProps<Hit> {
  hit: Hit;
  index: number;
  /** Stays the same function while hits are added, so that those that are there are not rendered again. */
  render: (hit: Hit, index: number) => ReactNode;
}

/** Renders a hit again only if it has changed. */
export const Item = memo(({ hit, index, render }: ItemProps<{ id: string }>) => render(hit, index));
