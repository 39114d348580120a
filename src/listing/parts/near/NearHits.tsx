import { useCallback, useState } from 'react';
import type { NearHit } from '../../../domain/color/near-hit.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { differenceLines } from '../../rules/near/difference-lines.ts';
import { nearTexts } from '../../texts/near.ts';
import { HitItems } from '../items/HitItems.tsx';
import type { HitsView } from '../items/hits-view.ts';
import { DeltaE } from './DeltaE.tsx';
import { NearRow } from './NearRow.tsx';
import css from './near-hits.css';
import type { NearLook, NearWords } from './near-look.ts';

interface NearHitsProps {
  hits: readonly NearHit[];
  view: HitsView;
  look: NearLook;
  words: Pick<NearWords, 'fine'>;
}

/** Our products, the nearest first, with separators where the difference exceeds 1, 2, 3 and 4. */
export function NearHits({ hits, view, look, words }: NearHitsProps) {
  useStyles(css);
  const text = useTexts(nearTexts);
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
              <DeltaE /> {text('near.above', { line })}
            </p>
          )}
          <NearRow hit={hit} index={index} view={view} look={look} />
        </>
      );
    },
    [lines, view, look, text],
  );
  const { head, beside, differences } = look;
  const colors = [head, text('near.head.ours'), ...(beside ? [text(`near.head.${beside}`)] : [])];
  return (
    <>
      <div className="ce-rows__heads ce-near__heads ce-meta" data-beside={beside} aria-hidden>
        <span className="ce-near__pair-heads">
          {colors.map((color) => (
            <span key={color}>{color}</span>
          ))}
        </span>
        <span className="ce-near__product-head">{text('near.head.product')}</span>
        {differences.map((sign) => (
          <span key={sign} className="ce-near__figure">
            {sign}
            <small>{text(`near.head.${sign}`)}</small>
          </span>
        ))}
        <span className="ce-near__figure ce-near__difference">
          <DeltaE />
          <small>{text('near.head.weights')}</small>
        </span>
        <span />
      </div>
      <HitItems hits={hits} label={text('near.head.hits')} className="ce-near__list" render={render} />
      <p className="ce-near__fine ce-meta">{words.fine}</p>
    </>
  );
}
