/** Limits of one ZIP (decision B61); a larger selection is downloaded as several. */
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
}

/** Adds up a selection. */
export function bulkSelection(chosen: readonly { size?: number | null | undefined }[]): BulkSelection {
  return {
    documents: chosen.length,
    bytes: chosen.reduce((sum, { size }) => sum + (size ?? 0), 0),
    isMinimum: chosen.some(({ size }) => size == null),
  };
}
