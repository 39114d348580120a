import type { DocumentType } from '../../domain/documents/document-type.ts';
import { httpContextOf } from '../../store/reads/http-context.ts';
import { loadService } from '../../store/reads/load-service.ts';
import type { Store } from '../../store/state.ts';
import { visibleDocuments } from '../rules/documents/visible-documents.ts';

/**
 * Returns the types of a product's documents that the user sees in any industry (decision B18). The page knows those of
 * its own industry only.
 *
 * @throws {ServiceError}
 */
export async function typesOfProduct(store: Store, prd: string): Promise<DocumentType['code'][]> {
  const { readPigment } = await loadService(() => import('../../services/pigment.ts'));
  const { readDocumentManifest } = await loadService(() => import('../../services/manifest.ts'));
  const http = httpContextOf(store);
  const { signal } = new AbortController();
  const [{ assets }, types] = await Promise.all([
    readPigment(http, { productId: prd }, signal),
    readDocumentManifest(http, signal),
  ]);
  const { user } = store.getState();
  const documents = visibleDocuments(assets, types, { user, industry: null });
  return [...new Set(documents.map(({ type }) => type.code))];
}
