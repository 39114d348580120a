/** The entries of one request for samples of several products, or a request for a single sample. */
export interface SampleGroup<Entry> {
  /** Of the request; `null` for one of a single sample. */
  number: string | null;
  /** At least one. */
  entries: readonly Entry[];
}

/** Joins the entries of one request under its number, where the first of them stands. */
export function sampleGroups<Entry extends { requestNumber?: string | null | undefined }>(
  entries: readonly Entry[],
): SampleGroup<Entry>[] {
  const groups = new Map<string | Entry, Entry[]>();
  for (const entry of entries) {
    const key = entry.requestNumber ?? entry;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].map((each) => ({ number: each[0]?.requestNumber ?? null, entries: each }));
}
