import { basketItem } from '../../src/domain/comparison/basket-item.ts';
import { safeHref } from '../../src/lib/safe-url.ts';
import type { ProductHit } from '../../src/services/search.ts';
import { useCompareButton } from '../../src/store/comparison/useCompareButton.ts';
import { useShared, useTexts } from '../../src/store/hooks.ts';
import { productListTexts } from '../../src/texts/product-list.ts';
import { CompareButton } from '../../src/ui/action/CompareButton.tsx';
import { Swatch } from './Swatch.tsx';

interface Props {
  hit: ProductHit;
  industry: string | undefined;
  productPage: string;
}

/** One product: its colour in full shade above its reductions with white, name, brand and industries. */
export function ProductCard({ hit, industry, productPage }: Props) {
  const text = useTexts(productListTexts);
  const industries = useShared((state) => state.payload.industries);
  const { id, prd, product_name, brand, isActive, isInternal } = hit;
  const item = basketItem({ id, prd, product_name, resultType: 'pigments' });
  const compare = useCompareButton({ item, industries: hit.industries }, industry);
  const titles = hit.industries.map((code) => industries?.find((each) => each.code === code)?.title ?? code);
  const openFor = industry ?? hit.industries[0];
  const address = productPage.replace('{id}', encodeURIComponent(id));
  return (
    <li className="ce-product">
      <Swatch color={hit.color_values} />
      <a
        className="ce-product__link"
        href={safeHref(openFor ? `${address}?i=${encodeURIComponent(openFor)}` : address)}
      >
        {product_name}
      </a>
      {brand && <span className="ce-product__brand">{brand}</span>}
      {titles.length > 0 && <span className="ce-product__industries">{titles.join(', ')}</span>}
      {(!isActive || isInternal) && (
        <span className="ce-product__flags">
          {!isActive && <span className="ce-product__flag">{text('productList.inactive')}</span>}
          {isInternal && <span className="ce-product__flag">{text('productList.internal')}</span>}
        </span>
      )}
      <div className="ce-product__compare">
        <CompareButton {...compare} />
      </div>
    </li>
  );
}
