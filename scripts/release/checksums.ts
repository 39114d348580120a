import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in.ts';

/** Returns the SHA-256 of each file below a folder, as `sha256sum --check` reads them. */
export function checksums(folder: string): string {
  return filesIn(folder)
    .map((path) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex');
      return `${hash}  ${path}\n`;
    })
    .join('');
}
