import { createContext, useContext } from 'react';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import type { Shown } from '../../rules/shown-ids.ts';
import type { CatalogDraft, CatalogState } from '../../state/catalog-draft.ts';
import { useDraftState } from '../../state/useDraftState.ts';

/** What the parts of one catalogue share. */
export interface OpenCatalog {
  draft: CatalogDraft;
  /** Whether who looks may change it. */
  canChange: boolean;
  /** Which of its products are listed. */
  shown: Shown;
  /** Products added on this page, by id: shown before the service has answered with them. */
  added: ReadonlyMap<string, ProductHit>;
  noteAdded: (product: ProductHit) => void;
  /** Says something to screen readers. */
  say: (text: string) => void;
}

/** The open catalogue; `null` outside of its page. */
export const OpenCatalogContext = createContext<OpenCatalog | null>(null);

/** The catalogue that a part belongs to. */
export function useOpenCatalog(): OpenCatalog {
  const open = useContext(OpenCatalogContext);
  if (!open) throw new Error('A part of a catalogue was rendered outside a catalogue.');
  return open;
}

/** Selects a part of the catalogue's state. */
export function useCatalogState<Selected>(select: (state: CatalogState) => Selected): Selected {
  return useDraftState(useOpenCatalog().draft, select);
}
