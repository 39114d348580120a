import { useCallback } from 'react';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { hitTexts } from '../../texts/hits.ts';
import { HitItems } from '../items/HitItems.tsx';
import type { HitsView } from '../items/hits-view.ts';
import css from './hit-card.css';
import { ProductCard } from './ProductCard.tsx';

interface ProductGridProps {
  hits: readonly ProductHit[];
  view: HitsView;
}

/** Products as cards. */
export function ProductGrid({ hits, view }: ProductGridProps) {
  useStyles(css);
  const text = useTexts(hitTexts);
  const render = useCallback(
    (hit: ProductHit, index: number) => <ProductCard hit={hit} index={index} view={view} />,
    [view],
  );
  return (
    <div className="ce-hit-cards">
      <HitItems hits={hits} label={text('hits.products')} className="ce-hit-cards__list" render={render} />
    </div>
  );
}
