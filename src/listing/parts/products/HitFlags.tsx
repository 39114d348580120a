import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { useTexts } from '../../../store/hooks.ts';
import { hitTexts } from '../../texts/hits.ts';

/** Wider than a space, and dropped at the end of a line. */
const GAP = '\u2002';

/** Outlined labels for inactive and internal products (spec P§4). */
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
