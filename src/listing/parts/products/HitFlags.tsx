import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useListingState } from '../../state/listing-context.ts';
import { hitTexts } from '../../texts/hits.ts';

/** Wider than a space, and dropped at the end of a line. */
const GAP = '\u2002';

type HitFlagsProps = Pick<ProductHit, 'id'> & Partial<Pick<ProductHit, 'isActive' | 'isInternal' | 'assets'>>;

/** Outlined labels for inactive and internal products (spec P§4), and for what is new in a saved search. */
export function HitFlags({ id, isActive = true, isInternal = false, assets = [] }: HitFlagsProps) {
  const text = useTexts(hitTexts);
  const isNew = useIsNew(id, ...assets.map((asset) => asset.id));
  return (
    <>
      {isNew && GAP}
      {isNew && <span className="ce-hit__flag">{text('hits.new')}</span>}
      {!isActive && GAP}
      {!isActive && <span className="ce-hit__flag">{text('hits.inactive')}</span>}
      {isInternal && GAP}
      {isInternal && <span className="ce-hit__flag">{text('hits.internal')}</span>}
    </>
  );
}

/** Whether a hit, or one of its documents, is new in the saved search that was opened. */
export function useIsNew(...ids: readonly string[]): boolean {
  return useListingState(({ newHits }) => newHits !== undefined && ids.some((id) => newHits.has(id)));
}
