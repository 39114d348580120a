import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CDN_FOLDER, ROOT, VERSION } from '../build/paths.ts';
import { contractsForWordPress } from './contracts-for-wordpress.ts';
import { makeZip } from './make-zip.ts';
import { pluginFiles } from './plugin-files.ts';

// `npm run build:wordpress`: makes the plugin from its sources and dist/cdn, as a folder and as the ZIP that a site's owner
// uploads. Needs no WordPress.

const FOLDER = join(ROOT, 'integrations/wordpress');
const BUILT = join(FOLDER, 'build');
/** The plugin's folder, also within the ZIP. */
const NAME = 'ce-widgets';

if (!existsSync(join(CDN_FOLDER, 'tags.json')))
  throw new Error('dist/cdn is missing: run "npm run build:cdn" first.');
const files = pluginFiles({
  sources: join(FOLDER, 'plugin'),
  cdn: CDN_FOLDER,
  contracts: contractsForWordPress(),
  version: VERSION,
});
await rm(BUILT, { recursive: true, force: true });
const named = new Map([...files].map(([path, content]) => [`${NAME}/${path}`, content]));
for (const [path, content] of [...named, [`${NAME}-${VERSION}.zip`, makeZip(named)] as const]) {
  await mkdir(dirname(join(BUILT, path)), { recursive: true });
  await writeFile(join(BUILT, path), content);
}
console.log(`integrations/wordpress/build/${NAME}-${VERSION}.zip: ${files.size} files`);
