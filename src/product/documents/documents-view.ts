import type { DocumentType } from '../../domain/documents/document-type.ts';
import type { Pigment } from '../../services/pigment.ts';
import type { RunningDownloads } from '../../store/documents/useDownloads.ts';

/** What the rows of a product's documents have in common. */
export interface DocumentsView {
  product: Pigment;
  downloads: RunningDownloads;
  /** Codes of the types that this viewer sees of the product, in any industry. */
  listedTypes: readonly DocumentType['code'][];
  /** The viewer may keep documents in MySheets. */
  canKeep: boolean;
  /** The viewer is internal. */
  isInternal: boolean;
  /** Ids of the chosen documents. */
  selected: ReadonlySet<string>;
  /** Chooses documents, or leaves them out of the choice. */
  select: (assetIds: readonly string[], isSelected: boolean) => void;
}
