import { productAddress } from '../../domain/product-address.ts';
import type { Pigment } from '../../services/pigment.ts';
import { useTexts } from '../../store/hooks.ts';
import { nearestTexts } from '../../texts/nearest.ts';
import { Link } from '../../ui/action/Link.tsx';
import { twoDecimals } from './shade-differences.ts';
import { useMasstone } from './useMasstone.ts';
import { useNearest } from './useNearest.ts';

interface NearestHintProps {
  product: Pigment;
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
}

/** Links to the product that is nearest to one no longer offered. */
export function NearestHint({ product, productPage }: NearestHintProps) {
  const masstone = useMasstone(product);
  const { id, industry } = product;
  if (!masstone || !industry) return null;
  return (
    <Hint query={{ productId: id, industry, medium: masstone.medium.code, limit: 4 }} {...{ productPage }} />
  );
}

function Hint({ query, productPage }: { query: Parameters<typeof useNearest>[0]; productPage: string }) {
  const text = useTexts(nearestTexts);
  const read = useNearest(query);
  const [near] = read.status === 'ready' ? read.value : [];
  if (!near) return null;
  return (
    <Link href={productAddress(productPage, near.id, query.industry)}>
      {text('nearest.hint', { name: near.product_name, difference: twoDecimals(near.deltaE) })}
    </Link>
  );
}
