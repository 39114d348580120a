import type { DocumentHit, ProductHit } from '../../../domain/search/search-hit.ts';
import type { BulkLimit } from '../../../product/rules/documents/bulk-selection.ts';
import type { HitsView } from '../items/hits-view.ts';
import { DocumentHits } from './DocumentHits.tsx';
import { SheetHits } from './SheetHits.tsx';

interface ListedDocumentsProps {
  documents: readonly DocumentHit[];
  /** Products with their documents. */
  sheets: readonly ProductHit[];
  view: HitsView;
  bulkLimit: BulkLimit | undefined;
}

/** Documents, alone or by product; in one file, since they share most of the code. */
export function ListedDocuments({ documents, sheets, ...props }: ListedDocumentsProps) {
  return documents.length > 0 ? (
    <DocumentHits hits={documents} {...props} />
  ) : (
    <SheetHits hits={sheets} {...props} />
  );
}
