import { type ReactNode, useCallback } from 'react';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { hitTexts } from '../../texts/hits.ts';
import { HitItems } from '../items/HitItems.tsx';
import type { HitsView } from '../items/hits-view.ts';
import { ProductRow } from './ProductRow.tsx';
import css from './product-list.css';

interface ProductListProps {
  hits: readonly ProductHit[];
  view: HitsView;
  /** Renders a product. Must be a stable function. @default as a row of a listing */
  row?: ((hit: ProductHit, index: number) => ReactNode) | undefined;
  /** Header of the column beside the text. @default transparency and form */
  lookHead?: ReactNode;
}

/** Products as rows with a sticky header. Each row names its values itself, so the header is decorative. */
export function ProductList({ hits, view, row, lookHead }: ProductListProps) {
  useStyles(css);
  const text = useTexts(hitTexts);
  const ownRow = useCallback(
    (hit: ProductHit, index: number) => <ProductRow hit={hit} index={index} view={view} />,
    [view],
  );
  return (
    <>
      <div className="ce-rows__heads ce-hits__heads ce-meta" aria-hidden>
        <span>{text('hits.head.shades')}</span>
        <span>{text('hits.head.product')}</span>
        <span className="ce-hits__look">{lookHead ?? text('hits.head.look')}</span>
        <span className="ce-hits__figure">{text('hits.head.light')}</span>
        <span className="ce-hits__figure">{text('hits.head.weather')}</span>
        <span className="ce-hits__figure">{text('hits.head.heat')}</span>
        <span />
      </div>
      <HitItems hits={hits} label={text('hits.products')} className="ce-hits__list" render={row ?? ownRow} />
    </>
  );
}
