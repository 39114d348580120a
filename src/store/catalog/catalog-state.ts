import type { Catalog, CatalogContent } from '../../domain/catalog/catalog.ts';

/** Progress of saving. */
export type CatalogSync =
  /** No pending changes. */
  | 'idle'
  | 'saving'
  /** No connection: the changes are kept, and saved once it is back. */
  | 'offline'
  /** The service refused them or does not work; the next change triggers another attempt. */
  | 'failed'
  /** The session has ended: the changes are saved after a login. */
  | 'signed-out'
  /** Too many products for a catalogue (spec P§5): nothing is sent until one is removed. */
  | 'full'
  /** The catalogue was deleted elsewhere. */
  | 'gone';

/** A change that can be undone. */
export interface Step {
  before: CatalogContent;
  after: CatalogContent;
}

/** State of an open catalogue: shown content, saved version, and progress of saving. */
export interface CatalogState {
  /** The service's version. */
  saved: Catalog;
  /** Content on screen. */
  content: CatalogContent;
  sync: CatalogSync;
  /** Time when this page last saved it, ISO 8601. */
  savedAt?: string | undefined;
  /** The service's message for `failed`. */
  reason?: string | undefined;
  /** Whether the latest change came from another tab or person. */
  isMerged: boolean;
  /** Changes that can be undone, oldest first. */
  steps: readonly Step[];
}
