import { ProductActions } from '../../src/product/actions/ProductActions.tsx';
import { QuietActions } from '../../src/product/actions/QuietActions.tsx';
import { ProductFrame } from '../../src/product/frame/ProductFrame.tsx';
import { Skeleton } from '../../src/ui/message/Skeleton.tsx';

export interface ProductActionsProps {
  productId: string;
  industry?: string | undefined;
}

/** Shows only the actions of a product. */
export function ProductActionsIsland(query: ProductActionsProps) {
  return (
    <ProductFrame query={query} skeleton={<Skeleton shape="block" height="calc(var(--ce-_m) * 2.75)" />}>
      {(product) => (
        <>
          <ProductActions product={product} />
          <QuietActions product={product} />
        </>
      )}
    </ProductFrame>
  );
}
