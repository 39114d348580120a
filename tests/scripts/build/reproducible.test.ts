import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/build/paths.ts';
import { differingFiles } from '../../../scripts/release/differing-files.ts';
import { filesIn } from '../../../scripts/release/files-in.ts';

// A small entry through the build's own configuration, in two places. All files: `npm run check:reproducible`.

/** What bundles a part of the loader. */
const BUILD = [
  'rollup.config.ts',
  'scripts/build',
  'src/mount/file-name.ts',
  'package.json',
  'package-lock.json',
];

const SOURCES = {
  'src/entry.ts': `import Cookies from 'js-cookie';
import { facts } from 'virtual:facts';
import css from './entry.css';
export const shown = [Cookies.get('one'), css, facts];
export const later = () => import('./later.ts');`,
  'src/later.ts': `import { jsx } from 'react/jsx-runtime';\nexport const shown = jsx('p', {});`,
  'src/entry.css': '.ce-one { color: red; }',
};

const BUNDLE = `import { rollup } from 'rollup';
import { loaderPart } from './rollup.config.ts';
import { BUILD_FOLDER } from './scripts/build/paths.ts';
import { renameSync } from 'node:fs';
const options = loaderPart('entry', 'src/entry.ts', { 'virtual:facts': 'export const facts = [1];' });
const build = await rollup(options);
await build.write(options.output);
renameSync(BUILD_FOLDER, 'dist/cdn');`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ce-reproducible-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function bundleAt(path: string, env: Record<string, string>): Promise<string> {
  const root = join(folder, path);
  for (const each of BUILD) cpSync(join(ROOT, each), join(root, each), { recursive: true });
  for (const [name, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  writeFileSync(join(root, 'bundle.ts'), BUNDLE);
  symlinkSync(realpathSync(join(ROOT, 'node_modules')), join(root, 'node_modules'));
  const options = { cwd: root, env: { ...process.env, CE_BUILD_CACHE: 'off', ...env } };
  await promisify(execFile)(process.execPath, ['bundle.ts'], options);
  return join(root, 'dist/cdn');
}

test('bundles the same bytes on another path, in another time zone and locale', async () => {
  const [one = '', other = ''] = await Promise.all([
    bundleAt('one', {}),
    bundleAt('another/and-longer/path', { TZ: 'Pacific/Kiritimati', LC_ALL: 'et_EE.UTF-8' }),
  ]);
  expect(filesIn(one)).toEqual([
    expect.stringMatching(/^entry-.{8}\.js$/),
    expect.stringMatching(/^entry-.{8}\.js\.map$/),
    expect.stringMatching(/^later-.{8}\.js$/),
    expect.stringMatching(/^later-.{8}\.js\.map$/),
  ]);
  expect(differingFiles(one, other)).toEqual([]);
}, 60_000);
