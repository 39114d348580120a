import type { BulkLimit } from './bulk-selection.ts';

/** A document with its size in bytes, if that is known. */
interface Sized {
  asset: { size?: number | null | undefined };
}

/** Documents that are downloaded together. */
export interface ZipBatch<Document> {
  documents: readonly Document[];
  /** Number of the ZIP, from 1; absent for a document that is too large for one and comes as it is. */
  number?: number;
}

const MEGABYTE = 1024 * 1024;

/**
 * Divides documents into as many ZIPs as they need, in their order: each takes what comes next until the next document
 * would exceed a limit (decision B61).
 */
export function zipBatches<Document extends Sized>(
  documents: readonly Document[],
  limit: BulkLimit,
): ZipBatch<Document>[] {
  const most = limit.megabytes * MEGABYTE;
  const batches: { documents: Document[]; number?: number }[] = [];
  let [bytes, count] = [0, 0];
  let open: Document[] | undefined;
  for (const document of documents) {
    const size = document.asset.size ?? 0;
    if (size > most) {
      batches.push({ documents: [document] });
      continue;
    }
    if (!open || open.length >= limit.documents || bytes + size > most) {
      open = [];
      bytes = 0;
      count += 1;
      batches.push({ documents: open, number: count });
    }
    open.push(document);
    bytes += size;
  }
  return batches;
}

/**
 * Names a ZIP of several, such as `Documents-1-of-3.zip`. A single one keeps its name.
 *
 * @param name with its ending, as the service gives it
 */
export function zipBatchName(name: string, number: number, count: number): string {
  if (count < 2) return name;
  return `${name.replace(/\.zip$/i, '')}-${number}-of-${count}.zip`;
}
