import { useCallback, useState } from 'react';
import type { ComparedMedium } from '../../../src/domain/competitor/compared-medium.ts';
import type { CompetitorProduct } from '../../../src/domain/competitor/competitor-product.ts';
import type { NearHit } from '../../../src/domain/competitor/near-hit.ts';
import { HitItems } from '../../../src/listing/parts/items/HitItems.tsx';
import type { HitsView } from '../../../src/listing/parts/items/hits-view.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { useStyles } from '../../../src/ui/base/styles.ts';
import { differenceLines } from '../rules/difference-lines.ts';
import { useConditions } from '../state/useConditions.ts';
import { competitorTexts } from '../texts/competitor-search.ts';
import { DeltaE } from './DeltaE.tsx';
import { NearRow } from './NearRow.tsx';
import css from './near-hits.css';

interface NearHitsProps {
  hits: readonly NearHit[];
  view: HitsView;
  product: CompetitorProduct;
  /** Medium in which ours were measured, if the service names it. */
  medium: ComparedMedium | undefined;
}

/** Our products, the nearest first, with separators where the difference exceeds 1, 2, 3 and 4. */
export function NearHits({ hits, view, product, medium }: NearHitsProps) {
  useStyles(css);
  const text = useTexts(competitorTexts);
  const conditions = useConditions();
  // Keep the same array while hits are appended after the last separator, so that no row re-renders.
  const [lines, setLines] = useState(() => differenceLines(hits));
  const linesNow = differenceLines(hits);
  if (String([...lines]) !== String([...linesNow])) setLines(linesNow);
  const render = useCallback(
    (hit: NearHit, index: number) => {
      const line = lines.get(hit.id);
      return (
        <>
          {line !== undefined && (
            <p className="ce-near__line ce-meta">
              <DeltaE /> {text('competitor.above', { line })}
            </p>
          )}
          <NearRow hit={hit} index={index} view={view} product={product} />
        </>
      );
    },
    [lines, view, product, text],
  );
  const heads = [
    ['ΔL*', text('competitor.head.lighter')],
    ['Δa*', text('competitor.head.redder')],
    ['Δb*', text('competitor.head.yellower')],
  ] as const;
  return (
    <>
      <div className="ce-rows__heads ce-near__heads ce-meta" aria-hidden>
        <span className="ce-near__pair-heads">
          <span>{text('competitor.head.theirs')}</span>
          <span>{text('competitor.head.ours')}</span>
        </span>
        <span className="ce-near__product-head">{text('competitor.head.product')}</span>
        {heads.map(([sign, meaning]) => (
          <span key={sign} className="ce-near__figure">
            {sign}
            <small>{meaning}</small>
          </span>
        ))}
        <span className="ce-near__figure ce-near__difference">
          <DeltaE />
          <small>{text('competitor.head.weights')}</small>
        </span>
        <span />
      </div>
      <HitItems hits={hits} label={text('competitor.head.hits')} className="ce-near__list" render={render} />
      <p className="ce-near__fine ce-meta">
        {text('competitor.fine')} {conditions.sentence(product, medium)}
      </p>
    </>
  );
}
