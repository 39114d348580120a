import { useRef } from 'react';
import { focusHeadingNear } from '../../../lib/focus/focus-heading-near.ts';
import { inSentence } from '../../../lib/text/in-sentence.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { HandoverButton } from '../../../ui/action/HandoverButton.tsx';
import { nearestTexts } from '../../texts/nearest.ts';
import { NearShade } from './NearShade.tsx';
import { twoDecimals } from './shade-differences.ts';
import type { NearestShown } from './useNearestShown.ts';

interface NearestResultProps {
  product: Pigment;
  industry: string;
  productPage: string;
  /** `undefined` while nothing is known, and after a failure. */
  shown: NearestShown | undefined;
  isFiltered: boolean;
  /** Says what was found, after a choice of the reader. */
  isAnnounced: boolean;
  /** Removes the filters. */
  onAll: () => void;
}

/** The nearest products, or that there are none. */
export function NearestResult({ shown, isFiltered, isAnnounced, onAll, ...props }: NearestResultProps) {
  const text = useTexts(nearestTexts);
  const status = useRef<HTMLParagraphElement>(null);
  const near = shown?.near ?? [];
  const [first] = near;
  const isNone = shown !== undefined && !first;
  return (
    <>
      <div className="ce-cluster ce-gap-3">
        <p ref={status} role="status" className={isNone ? undefined : 'ce-visually-hidden'}>
          {isNone &&
            text(isFiltered ? 'nearest.none.filtered' : 'nearest.none', {
              medium: inSentence(shown.shade.medium.title),
            })}
          {isAnnounced &&
            first &&
            text(near.length === 1 ? 'nearest.found.one' : 'nearest.found', {
              count: near.length,
              name: first.product_name,
              difference: twoDecimals(first.deltaE),
            })}
        </p>
        {isNone && isFiltered && (
          <HandoverButton
            variant="secondary"
            size="small"
            onClick={onAll}
            takeFocus={() => status.current && focusHeadingNear(status.current)}
          >
            {text('nearest.all')}
          </HandoverButton>
        )}
      </div>
      {shown && first && (
        <ul className="ce-nearest" aria-label={text('nearest.list')}>
          {near.map((each) => (
            <NearShade key={each.uid} near={each} shade={shown.shade} {...props} />
          ))}
        </ul>
      )}
    </>
  );
}
