import { ProductActions } from '../../src/product/parts/actions/ProductActions.tsx';
import { QuietActions } from '../../src/product/parts/actions/QuietActions.tsx';
import { useSheetLink } from '../../src/product/parts/actions/useSheetLink.ts';
import { ProductFrame } from '../../src/product/parts/frame/ProductFrame.tsx';
import type { Pigment } from '../../src/services/pigment.ts';
import { Skeleton } from '../../src/ui/message/Skeleton.tsx';
import type { ProductActionsProps } from './island.ts';

/** Shows only the actions of a product. */
export function ProductActionsIsland(query: ProductActionsProps) {
  return (
    <ProductFrame query={query} skeleton={<Skeleton shape="block" height="calc(var(--ce-_m) * 2.75)" />}>
      {(product) => <Actions product={product} />}
    </ProductFrame>
  );
}

function Actions({ product }: { product: Pigment }) {
  useSheetLink(product);
  return (
    <>
      <ProductActions product={product} />
      <QuietActions product={product} />
    </>
  );
}
