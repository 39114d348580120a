import { createContext, useContext } from 'react';
import type { SheetDocument } from '../../../domain/search/search-hit.ts';
import type { DocumentMark } from '../../../product/rules/documents/distinguish.ts';
import type { DocumentTitles } from '../../../product/rules/documents/document-titles.ts';
import type { RunningDownloads } from '../../../store/files/useDownloads.ts';
import type { DocumentProduct, Selection } from '../../state/hits/selection.ts';

/** A document as listed. */
export interface ListedDocument extends DocumentTitles {
  asset: SheetDocument;
  mark?: DocumentMark;
  product: DocumentProduct;
}

/** Data common to a listing's documents. */
export interface DocumentsView {
  downloads: RunningDownloads;
  /** The selection for a ZIP; absent if documents cannot be selected. */
  selection: Selection | undefined;
  /** Maximum number of selected documents. */
  limit: number;
  /** Time of the viewer's previous login, ISO 8601. */
  previousLogin: string | undefined;
  /** Whether the viewer is internal. */
  isInternal: boolean;
}

/** How a listing’s hits of documents are shown; `null` outside of such a listing. */
export const DocumentsContext = createContext<DocumentsView | null>(null);

/** Returns the data common to the surrounding documents. */
export function useDocumentsView(): DocumentsView {
  const view = useContext(DocumentsContext);
  if (!view) throw new Error('A document of a listing was rendered outside its list.');
  return view;
}
