import type { DocumentType } from '../../domain/documents/document-type.ts';
import { useShared } from '../hooks.ts';
import { loadService } from './load-service.ts';
import { type Read, useRead } from './useRead.ts';

/** The types of documents as the signed-in user may know them. */
export function useDocumentManifest(): Read<DocumentType[]> {
  const userId = useShared((state) => state.user?.userId);
  return useRead(`document-manifest ${userId ?? ''}`, async (http, signal) => {
    const { readDocumentManifest } = await loadService(() => import('../../services/manifest.ts'));
    return readDocumentManifest(http, signal);
  });
}
