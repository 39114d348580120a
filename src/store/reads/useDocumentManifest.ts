import type { DocumentType } from '../../domain/documents/document-type.ts';
import { loadService } from './load-service.ts';
import { defineRead } from './reads.ts';
import { type Read, useRead } from './useRead.ts';

/** The types of documents as the viewer may know them. */
export const documentManifest = defineRead('document-manifest', async ({ http, signal }) => {
  const { readDocumentManifest } = await loadService(() => import('../../services/manifest.ts'));
  return readDocumentManifest(http, signal);
});

/** The types of documents as the viewer may know them. */
export function useDocumentManifest(): Read<DocumentType[]> {
  return useRead(documentManifest());
}
