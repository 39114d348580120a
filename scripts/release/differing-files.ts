import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in.ts';

/** Lists the files that are not the same byte for byte in both folders, or in one of them only. */
export function differingFiles(one: string, other: string): string[] {
  const [ours, theirs] = [new Set(filesIn(one)), new Set(filesIn(other))];
  const isSame = (path: string) =>
    ours.has(path) &&
    theirs.has(path) &&
    readFileSync(join(one, path)).equals(readFileSync(join(other, path)));
  return [...new Set([...ours, ...theirs])].sort().filter((path) => !isSame(path));
}
