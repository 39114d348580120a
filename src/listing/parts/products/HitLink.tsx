import { productAddress } from '../../../domain/product/product-address.ts';
import type { SearchHit } from '../../../domain/search/search-hit.ts';
import { CodeText } from '../../../ui/content/CodeText.tsx';
import { HitAnchor } from '../items/HitAnchor.tsx';
import type { HitsView } from '../items/hits-view.ts';

interface HitLinkProps {
  hit: SearchHit;
  index: number;
  product: { id: string; product_name: string; industries?: readonly string[] };
  view: HitsView;
  className?: string;
}

/** The link to a product, for the selected industry, else for the product's first one. */
export function HitLink({ hit, index, product, view, className }: HitLinkProps) {
  const [chosen, ...others] = view.industries;
  const industry = (others.length === 0 && chosen) || product.industries?.[0] || null;
  const href = productAddress(view.productPage, product.id, industry);
  return (
    <HitAnchor {...{ hit, index, href, view, className }}>
      <CodeText>{product.product_name}</CodeText>
    </HitAnchor>
  );
}
