import { DocumentsSection } from '../../src/product/parts/documents/DocumentsSection.tsx';
import { sectionAlone } from '../../src/product/parts/section/section-alone.tsx';
import type { ProductDocumentsProps } from './island.ts';

/** Shows only the documents of a product. */
export const ProductDocuments = sectionAlone<ProductDocumentsProps>(DocumentsSection);
