import { CATALOG_LIMIT, countOf } from '../../../domain/product/catalog.ts';
import { useTexts } from '../../../store/hooks.ts';
import { catalogTexts } from '../../texts/catalog.ts';
import { catalogsTexts } from '../../texts/catalogs.ts';
import { useCatalogState } from '../draft/draft-context.ts';
import { productsText } from '../products-text.ts';

/** How many products are in it, of how many there may be: after exclusions (decision B82). */
export function Meter() {
  const text = useTexts(catalogTexts);
  const products = useTexts(catalogsTexts);
  const content = useCatalogState((state) => state.content);
  const count = countOf(content);
  return (
    <div className="ce-own__meter" data-over={count > CATALOG_LIMIT || undefined}>
      <p className="ce-own__count ce-figure">
        <b>{count}</b> {text('catalog.meter', { limit: CATALOG_LIMIT })}
      </p>
      <svg viewBox={`0 0 ${CATALOG_LIMIT} 1`} preserveAspectRatio="none" aria-hidden focusable="false">
        <rect width={Math.min(count, CATALOG_LIMIT)} height="1" fill="currentColor" />
      </svg>
      <p className="ce-meta">
        {productsText(products, content.productIds.length, content.excludedProductIds.length)}
      </p>
    </div>
  );
}
