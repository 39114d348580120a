import type { FilterRow } from './filter-table.ts';

/** The listing's viewer. */
export interface FacetAudience {
  isInternal: boolean;
  maySeeCompetitors: boolean;
}

/** Whether the viewer may use a filter. */
export function isOpenTo({ audience }: FilterRow, viewer: FacetAudience): boolean {
  if (audience === 'internal') return viewer.isInternal;
  return audience !== 'competitor-viewer' || viewer.maySeeCompetitors;
}
