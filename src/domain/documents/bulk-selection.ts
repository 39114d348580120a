/** The most that one ZIP may hold (decision B61). */
export interface BulkLimit {
  documents: number;
  megabytes: number;
}

/** What documents chosen for one ZIP add up to. */
export interface BulkSelection {
  documents: number;
  /** Of the documents whose size is known. */
  bytes: number;
  /** Some sizes are unknown, so that `bytes` is a minimum. */
  isMinimum: boolean;
  /** What is too much; empty while the selection can be downloaded. */
  exceeds: readonly (keyof BulkLimit)[];
  /** What can still be added; never below 0. */
  room: { documents: number; bytes: number };
}

const MEGABYTE = 1024 * 1024;

/** Adds up a selection and holds it against the limit (spec P§5). */
export function bulkSelection(
  chosen: readonly { size?: number | null | undefined }[],
  limit: BulkLimit,
): BulkSelection {
  const bytes = chosen.reduce((sum, { size }) => sum + (size ?? 0), 0);
  const room = {
    documents: limit.documents - chosen.length,
    bytes: limit.megabytes * MEGABYTE - bytes,
  };
  return {
    documents: chosen.length,
    bytes,
    isMinimum: chosen.some(({ size }) => size == null),
    exceeds: [
      ...(room.documents < 0 ? (['documents'] as const) : []),
      ...(room.bytes < 0 ? (['megabytes'] as const) : []),
    ],
    room: { documents: Math.max(0, room.documents), bytes: Math.max(0, room.bytes) },
  };
}
