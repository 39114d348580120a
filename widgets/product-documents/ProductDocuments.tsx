import type { BulkLimit } from '../../src/domain/documents/bulk-selection.ts';
import { DocumentsSection } from '../../src/product/documents/DocumentsSection.tsx';
import { SectionAlone } from '../../src/product/sections/SectionAlone.tsx';

export interface ProductDocumentsProps {
  productId: string;
  industry?: string | undefined;
  categories: readonly string[];
  bulkLimit?: BulkLimit | undefined;
}

/** Shows only the documents of a product. */
export function ProductDocuments({ categories, bulkLimit, ...query }: ProductDocumentsProps) {
  return (
    <SectionAlone query={query}>
      {(product, isBusy) => <DocumentsSection {...{ product, isBusy, categories, bulkLimit }} />}
    </SectionAlone>
  );
}
