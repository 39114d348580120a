import type { Catalog, CatalogContent } from '../../domain/catalog/catalog.ts';

/** How far the changes have come. */
export type CatalogSync =
  /** Nothing is waiting. */
  | 'idle'
  | 'saving'
  /** No connection: the changes are kept, and saved as soon as there is one. */
  | 'offline'
  /** The service has refused them or does not work; the next change tries again. */
  | 'failed'
  /** The session is over: the changes are saved after a login. */
  | 'signed-out'
  /** More products than a catalogue may hold (spec P§5): nothing is sent until one leaves. */
  | 'full'
  /** The catalogue was deleted elsewhere. */
  | 'gone';

/** One change, which can be undone. */
export interface Step {
  before: CatalogContent;
  after: CatalogContent;
}

/** State of an open catalogue: what is shown, what is saved, and how the one becomes the other. */
export interface CatalogState {
  /** As the service has it. */
  saved: Catalog;
  /** As it is on screen. */
  content: CatalogContent;
  sync: CatalogSync;
  /** When it was saved by this page, ISO 8601. */
  savedAt?: string | undefined;
  /** Words of the service for `failed`. */
  reason?: string | undefined;
  /** The latest news is that another tab or person has changed it. */
  isMerged: boolean;
  /** What can be undone, the latest last. */
  steps: readonly Step[];
}
