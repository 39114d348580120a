import type { FilterRow } from './filter-table.ts';

/** The listing's viewer. */
export interface FacetAudience {
  isInternal: boolean;
  maySeeCompetitors: boolean;
  maySeeFormulations: boolean;
}

/** Whether the viewer may use a filter. */
export function isOpenTo({ audience }: FilterRow, viewer: FacetAudience): boolean {
  if (audience === 'internal') return viewer.isInternal;
  if (audience === 'formulation-viewer') return viewer.maySeeFormulations;
  return audience !== 'competitor-viewer' || viewer.maySeeCompetitors;
}
