import { DocumentsSection } from '../../src/product/parts/documents/DocumentsSection.tsx';
import { SectionAlone } from '../../src/product/parts/sections/SectionAlone.tsx';
import type { BulkLimit } from '../../src/product/rules/documents/bulk-selection.ts';

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
