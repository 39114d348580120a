import { memo, type ReactNode } from 'react';

export interface ItemProps<Hit> {
  hit: Hit;
  index: number;
  /** Must be a stable function while hits are added, so that existing ones don't re-render. */
  render: (hit: Hit, index: number) => ReactNode;
}

/** Re-renders a hit only if it has changed. */
export const Item = memo(({ hit, index, render }: ItemProps<{ id: string }>) => render(hit, index));
