import { zipSync } from 'fflate';

/** Date of all files: ZIPs hold local time, so that a local date gives the same bytes in every time zone. */
const DATE = new Date(1980, 0, 1, 12);

/** Packs files by their paths, sorted: the same files give the same bytes on every machine. */
export function makeZip(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  return zipSync(Object.fromEntries(sorted), { mtime: DATE, level: 9 });
}
