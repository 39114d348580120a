import { type NamedDocument, zipNames } from '../../../../src/domain/documents/zip-names.ts';
import type { Viewer } from '../../base/context.ts';
import type { OpenAsset, OpenCatalogue } from '../../catalogue/open-catalogue.ts';
import { Refusal } from '../../http/refusal.ts';

/** The limit of one archive (decision B61). */
export const ARCHIVE_LIMIT = { documents: 20, bytes: 50 * 1024 ** 2 };

/** A document of an archive. */
export interface ArchivedFile {
  assetId: string;
  /** Name within the archive. */
  name: string;
  /** Bytes; `null` if not known. */
  size: number | null;
}

/** A document that cannot be part of an archive. */
export interface MissingFile {
  assetId: string;
  /** Its label, or its id if the viewer may not know of it. */
  title: string;
  /** A sentence for people. */
  reason: string;
}

/** Contents of an archive. */
export interface ArchiveOrder {
  files: ArchivedFile[];
  notIncluded: MissingFile[];
}

/** Splits the requested documents into available and unavailable ones. @throws Refusal 413 */
export function orderArchive(
  assetIds: readonly string[],
  viewer: Viewer,
  { demandAsset, labelOf }: Pick<OpenCatalogue, 'demandAsset' | 'labelOf'>,
): ArchiveOrder {
  const ids = [...new Set(assetIds)];
  if (ids.length > ARCHIVE_LIMIT.documents) throw tooLarge(`${ARCHIVE_LIMIT.documents} documents`);
  const found: OpenAsset[] = [];
  const notIncluded: MissingFile[] = [];
  for (const assetId of ids) {
    try {
      found.push(demandAsset(assetId, viewer));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const title = labelOf(assetId, viewer) ?? assetId;
      notIncluded.push({ assetId, title, reason: error.body.message });
    }
  }
  const bytes = found.reduce((sum, { asset }) => sum + (asset.size ?? 0), 0);
  if (bytes > ARCHIVE_LIMIT.bytes) throw tooLarge(`${ARCHIVE_LIMIT.bytes / 1024 ** 2} MB`);
  const names = zipNames(found.map(namedDocument));
  const files = found.map(({ asset: { id, size } }, at) => ({ assetId: id, name: names[at] ?? id, size }));
  return { files, notIncluded };
}

/** A safety data sheet keeps its own name, which contains the country. */
function namedDocument({ asset, product }: OpenAsset): NamedDocument {
  const name = asset.type === 'virtual_msds' ? asset.filename : null;
  return { ...asset, prd: product.prd, name };
}

function tooLarge(limit: string): Refusal {
  return new Refusal(413, { message: `An archive holds at most ${limit}.`, code: 'archive_too_large' });
}
