import { makeZip } from 'client-zip';
import { toCsv } from '../../../../src/lib/file/csv.ts';
import { assetTypes } from '../../../data/assets/asset-types.ts';
import { formatDate } from '../../base/format-date.ts';
import type { OpenAsset, OpenCatalogue } from '../../catalogue/open-catalogue.ts';
import { titlesOf } from '../../catalogue/titles-of.ts';
import { Refusal } from '../../http/refusal.ts';
import type { renderAsset } from '../render-asset.ts';
import type { ArchivedFile, MissingFile } from './archive-order.ts';
import type { ArchiveTicket } from './archive-tickets.ts';

/** Dependencies of writing an archive. */
export interface ArchiveSources {
  catalogue: OpenCatalogue;
  render: typeof renderAsset;
}

/** Streams the archive: renders each document after the previous one was read, and keeps none in memory. */
export function writeArchive(
  ticket: ArchiveTicket,
  sources: ArchiveSources,
  now: Date,
): ReadableStream<Uint8Array> {
  return makeZip(entriesOf(ticket, sources, now));
}

async function* entriesOf({ files, notIncluded, viewer }: ArchiveTicket, sources: ArchiveSources, now: Date) {
  const listed: ListedFile[] = [];
  const missing = [...notIncluded];
  for (const file of files) {
    try {
      const open = sources.catalogue.demandAsset(file.assetId, viewer);
      const { bytes } = await sources.render(open.product, open.asset);
      listed.push({ ...open, name: file.name, size: bytes.byteLength });
      const { createdDate } = open.asset;
      yield { name: file.name, input: bytes, lastModified: createdDate ? new Date(createdDate) : now };
    } catch (error) {
      missing.push(missingFile(file, error));
    }
  }
  yield { name: 'contents.csv', input: contentsCsv(listed), lastModified: now };
  if (missing.length > 0)
    yield { name: 'not-included.txt', input: notIncludedText(missing), lastModified: now };
}

function missingFile({ assetId, name }: ArchivedFile, error: unknown): MissingFile {
  if (error instanceof Refusal) return { assetId, title: name, reason: error.body.message };
  console.error(`document ${assetId}`, error);
  return { assetId, title: name, reason: 'This document could not be made. Please try again later.' };
}

function notIncludedText(missing: readonly MissingFile[]): string {
  const lines = missing.map(({ assetId, title, reason }) =>
    title === assetId ? `${assetId}: ${reason}` : `${title} (${assetId}): ${reason}`,
  );
  return ['\uFEFFThese documents are not included:', '', ...lines, ''].join('\r\n');
}

/** A file in the archive. */
export interface ListedFile extends OpenAsset {
  name: string;
  /** Bytes. */
  size: number;
}

const columns = ['File', 'Product', 'Product code', 'Title', 'Type', 'Language', 'Version', 'Date', 'Bytes'];

/** The archive's table of contents. */
export function contentsCsv(files: readonly ListedFile[]): string {
  const rows = files.map(({ name, size, asset, product }) => [
    name,
    product.name,
    product.prd,
    titlesOf(asset).title,
    assetTypes[asset.type].title,
    asset.locale ?? '',
    String(asset.version),
    asset.createdDate ? formatDate(asset.createdDate) : '',
    String(size),
  ]);
  return toCsv({ columns, rows });
}
