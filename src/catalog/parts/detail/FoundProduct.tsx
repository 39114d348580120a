import { colorIndexName } from '../../../domain/search/color-index-name.ts';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { HitSwatch } from '../../../listing/parts/products/HitSwatch.tsx';
import { AddButton } from '../draft/AddButton.tsx';

/** A product that can be added, or where it is in the catalogue. */
export function FoundProduct({ product }: { product: ProductHit }) {
  const { product_name: name, color_index } = product;
  return (
    <li className="ce-own__candidate ce-pair ce-gap-3">
      <HitSwatch hit={product} small notMeasured="" />
      <span>
        {name}
        {color_index && <small className="ce-meta">{colorIndexName(color_index)}</small>}
      </span>
      <AddButton product={product} />
    </li>
  );
}
