/** Limits of a ZIP (decision B61). */
export interface BulkLimit {
  documents: number;
  megabytes: number;
}

/** Totals of the documents selected for a ZIP. */
export interface BulkSelection {
  documents: number;
  /** Total of the known sizes. */
  bytes: number;
  /** Some sizes are unknown, so `bytes` is a minimum. */
  isMinimum: boolean;
  /** Exceeded limits; empty if the selection can be downloaded. */
  exceeds: readonly (keyof BulkLimit)[];
  /** What can still be added; at least 0. */
  room: { documents: number; bytes: number };
}

const MEGABYTE = 1024 * 1024;

/** Adds up a selection and checks it against the limits (spec P§5). */
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
