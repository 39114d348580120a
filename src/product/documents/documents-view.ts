import type { DocumentType } from '../../domain/documents/document-type.ts';
import type { Pigment } from '../../services/pigment.ts';
import type { RunningDownloads } from '../../store/documents/useDownloads.ts';

/** State and actions that all rows of a product's documents share. */
export interface DocumentsView {
  product: Pigment;
  downloads: RunningDownloads;
  /** Codes of the types that this viewer sees of the product, in any industry. */
  listedTypes: readonly DocumentType['code'][];
  /** The viewer may keep documents in My sheets. */
  canKeep: boolean;
  /** The viewer is internal. */
  isInternal: boolean;
  /** Ids of the selected documents. */
  selected: ReadonlySet<string>;
  /** Selects or deselects documents. */
  select: (assetIds: readonly string[], isSelected: boolean) => void;
}
