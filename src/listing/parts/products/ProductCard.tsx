import { colorIndexName } from '../../../domain/search/color-index-name.ts';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { useTexts } from '../../../store/hooks.ts';
import { cardTexts } from '../../texts/cards.ts';
import { hitTexts } from '../../texts/hits.ts';
import type { HitsView } from '../items/hits-view.ts';
import { HitActions } from './HitActions.tsx';
import { HitFlags } from './HitFlags.tsx';
import { HitLink } from './HitLink.tsx';
import { HitSwatch } from './HitSwatch.tsx';

interface ProductCardProps {
  hit: ProductHit;
  index: number;
  view: HitsView;
}

/** A product as a card: its colour first, then the list's values in fewer words. */
export function ProductCard({ hit, index, view }: ProductCardProps) {
  const text = useTexts(hitTexts);
  const words = useTexts(cardTexts);
  const { color_index, transparency, form, light_fastness, weather_fastness, heat_stability } = hit;
  const look = [transparency, form?.toLowerCase()].filter(Boolean).join(', ');
  const figures = [
    light_fastness && words('cards.light', { value: light_fastness }),
    weather_fastness && words('cards.weather', { value: weather_fastness }),
    heat_stability && words('cards.heat', { value: heat_stability }),
  ].filter(Boolean);
  return (
    <article className="ce-card ce-stack">
      <HitSwatch hit={hit} tint="below" notMeasured={text('hits.notMeasured')} />
      <h3 className="ce-hit__name">
        <HitLink hit={hit} index={index} product={hit} view={view} />
        <HitFlags {...hit} />
      </h3>
      {color_index && <p className="ce-hit__identity">{colorIndexName(color_index)}</p>}
      {look && <p className="ce-card__facts ce-meta">{look}</p>}
      {figures.length > 0 && <p className="ce-card__facts ce-meta">{figures.join(' · ')}</p>}
      <HitActions hit={hit} view={view} />
    </article>
  );
}
