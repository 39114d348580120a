import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Lists the files below a folder by their paths in it, sorted by code unit: the same on every machine. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
