import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../release/files-in.ts';
import { blockJson } from './block-json.ts';
import type { WordPressContracts } from './contracts-for-wordpress.ts';
import { pluginTexts } from './pot/plugin-texts.ts';
import { writePot } from './pot/write-pot.ts';
import { stampVersion } from './stamp-version.ts';

/** What the plugin is made from. */
export interface PluginSources {
  /** Folder of what is written by hand. */
  sources: string;
  /** Folder of the built files of the script tag. */
  cdn: string;
  /** Content of `includes/generated/contracts.json`; its islands become blocks. */
  contracts: WordPressContracts;
  version: string;
}

/** The built files that a site needs. A web server compresses them itself, and source maps are for developers. */
const NEEDED = /^([^/]+\.js|tags\.json|THIRD-PARTY-LICENSES\.txt)$/;
const TEXT = /\.(php|js|json|css|svg|txt)$/;

/** The files of the installed plugin by their paths in its folder. */
export function pluginFiles({ sources, cdn, contracts, version }: PluginSources): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const texts = new Map<string, string>();
  for (const path of filesIn(sources)) {
    const content = readFileSync(join(sources, path));
    if (TEXT.test(path)) texts.set(path, stampVersion(path, content.toString(), version));
    else files.set(path, content);
  }
  for (const island of contracts.islands.filter(({ isPlaced }) => isPlaced))
    texts.set(`blocks/${island.name}/block.json`, `${JSON.stringify(blockJson(island, version), null, 2)}\n`);
  const pot = writePot(pluginTexts(texts), version);
  texts.set('includes/generated/contracts.json', `${JSON.stringify(contracts)}\n`);
  texts.set('languages/ce-widgets.pot', pot);
  for (const [path, text] of texts) files.set(path, Buffer.from(text));
  for (const path of filesIn(cdn).filter((file) => NEEDED.test(file)))
    files.set(`cdn/${path}`, readFileSync(join(cdn, path)));
  return files;
}
