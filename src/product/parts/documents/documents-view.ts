import type { Pigment } from '../../../services/pigment.ts';
import type { RunningDownloads } from '../../../store/files/useDownloads.ts';

/** State and actions that all rows of a product's documents share. */
export interface DocumentsView {
  product: Pigment;
  downloads: RunningDownloads;
  /** The viewer may keep documents in My sheets. */
  canKeep: boolean;
  /** The viewer is internal. */
  isInternal: boolean;
  /** Ids of the selected documents. */
  selected: ReadonlySet<string>;
  /** Selects or deselects documents. */
  select: (assetIds: readonly string[], isSelected: boolean) => void;
}
