import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { useTexts } from '../../../store/hooks.ts';
import { hitTexts } from '../../../texts/listing-hits.ts';

/** Wider than a space, and left behind where the line breaks. */
const GAP = '\u2002';

/** Says in outlined words that a product is inactive or internal (spec P§4). */
export function HitFlags({ isActive, isInternal }: Pick<ProductHit, 'isActive' | 'isInternal'>) {
  const text = useTexts(hitTexts);
  return (
    <>
      {!isActive && GAP}
      {!isActive && <span className="ce-hit__flag">{text('hits.inactive')}</span>}
      {isInternal && GAP}
      {isInternal && <span className="ce-hit__flag">{text('hits.internal')}</span>}
    </>
  );
}
