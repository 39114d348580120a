import { saveFile } from '../../../../lib/file/save-file.ts';
import type { Archive } from '../../../../services/documents.ts';
import type { Downloadable } from '../../../../store/files/create-downloads.ts';
import type { Page } from '../../../../store/hooks.ts';
import { httpContextOf } from '../../../../store/reads/http-context.ts';
import { loadService } from '../../../../store/reads/load-service.ts';
import { type ZipBatch, zipBatchName } from '../../../rules/documents/zip-batches.ts';

/** File name, if the service gives none, or would give each of several ZIPs another. */
const ARCHIVE_NAME = 'Documents.zip';

/** All that is downloaded together. */
interface WholeDownload {
  /** Of ZIPs. */
  count: number;
  /** The service names a ZIP after its product, if it holds documents of a single one. */
  isOfOneProduct: boolean;
}

/**
 * Orders a ZIP and saves it, or the file of a document that is too large for one.
 *
 * @returns what it contains
 * @throws {ServiceError}
 */
export async function saveBatch(
  { store, bus }: Pick<Page, 'store' | 'bus'>,
  { documents, number }: ZipBatch<Downloadable>,
  { count, isOfOneProduct }: WholeDownload,
  signal: AbortSignal,
): Promise<Archive> {
  const service = await loadService(() => import('../../../../services/documents.ts'));
  const http = httpContextOf(store);
  const [first] = documents;
  if (number === undefined && first) {
    const { id, type, filename, size } = first.asset;
    const file = await service.downloadDocument(http, id, signal, { name: filename, size });
    const name = filename || file.filename || id;
    saveFile(name, file.content);
    bus.emit('document:downloaded', { assetId: id, type, prd: first.prd });
    return { id, files: [{ assetId: id, name, size: file.content.size }], notIncluded: [] };
  }
  const ids = documents.map(({ asset }) => asset.id);
  const archive = await service.orderArchive(http, ids, signal);
  const { files, notIncluded, id } = archive;
  if (files.length > 0) {
    const { content, filename } = await service.downloadArchive(http, id, signal);
    const isNamedAlike = count === 1 || isOfOneProduct;
    const name = (isNamedAlike && filename) || ARCHIVE_NAME;
    saveFile(zipBatchName(name, number ?? 1, count), content);
    bus.emit('documents:downloaded', { included: files.length, notIncluded: notIncluded.length });
  }
  return archive;
}
