import { createContext, useContext } from 'react';
import type { SheetDocument } from '../../../domain/search/search-hit.ts';
import type { RunningDownloads } from '../../../store/documents/useDownloads.ts';
import type { Selection } from '../../../store/listing/selection.ts';

/** A document as a listing shows it. */
export interface ListedDocument {
  asset: SheetDocument;
  /** Its own title, else that of its type. */
  title: string;
  product: { id: string; prd?: string | undefined; product_name: string };
}

/** What the documents of a listing have in common. */
export interface DocumentsView {
  downloads: RunningDownloads;
  /** What is chosen for a ZIP; absent where nothing can be. */
  selection: Selection | undefined;
  /** Documents of a ZIP at most. */
  limit: number;
  /** Of the viewer, ISO 8601. */
  previousLogin: string | undefined;
  /** The viewer is internal. */
  isInternal: boolean;
}

/** How a listing’s hits of documents are shown; `null` outside of such a listing. */
export const DocumentsContext = createContext<DocumentsView | null>(null);

/** What the documents around have in common. */
export function useDocumentsView(): DocumentsView {
  const view = useContext(DocumentsContext);
  if (!view) throw new Error('A document of a listing was rendered outside its list.');
  return view;
}
