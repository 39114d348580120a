import type { ProductHit, StackHit } from '../../../domain/search/search-hit.ts';
import { StackGrid } from '../documents/StackGrid.tsx';
import type { HitsView } from '../items/hits-view.ts';
import { ProductGrid } from '../products/ProductGrid.tsx';

interface HitCardsProps {
  products: readonly ProductHit[];
  stacks: readonly StackHit[];
  view: HitsView;
}

/** Hits as cards, of image stacks or products; in one file, since they share most of the code. */
export function HitCards({ products, stacks, view }: HitCardsProps) {
  return stacks.length > 0 ? (
    <StackGrid hits={stacks} view={view} />
  ) : (
    <ProductGrid hits={products} view={view} />
  );
}
