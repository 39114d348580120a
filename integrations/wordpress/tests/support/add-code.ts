import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { WordPress } from './test.ts';

/** Runs PHP in each request of the site until the returned function is called: code of a site’s own. */
export function addCode({ folder }: WordPress, code: string): () => void {
  const file = `${folder}/wp-content/mu-plugins/own-code.php`;
  mkdirSync(`${folder}/wp-content/mu-plugins`, { recursive: true });
  writeFileSync(file, `<?php ${code}`);
  return () => rmSync(file);
}
