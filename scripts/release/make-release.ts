import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTwice } from './build-twice.ts';
import { checksums } from './checksums.ts';
import { differingFiles } from './differing-files.ts';
import { readNotes } from './read-notes.ts';
import type { Tools } from './tools.ts';

/** Outputs of `npm run build`, which `npm test` has tested. */
const TESTED = ['dist/cdn', 'dist/npm', 'dist/schema'];

/** Files to list before the rest is only counted. */
const LISTED = 20;

/**
 * Tests the commit, builds it twice and writes `release/<version>`, which appears as a whole or not at all.
 *
 * @param source `root` is the repository; the commit is checked out there
 * @throws Error if a test fails, or the builds or what was tested are not the same byte for byte
 */
export async function makeRelease(
  source: { commit: string; version: string; root: string },
  tools: Tools,
): Promise<void> {
  const { version, root } = source;
  await tools.run(['npm', 'test'], { cwd: root });
  const work = await mkdtemp(join(tmpdir(), 'ce-release-'));
  // In the folder of releases, since only within a file system a folder can be renamed. A killed run leaves it behind.
  const unfinished = join(root, 'release', `.unfinished-${version}`);
  try {
    const { folder, built, differing } = await buildTwice(source, work, tools);
    refuse('Two builds of the commit differ', differing);
    for (const output of TESTED) {
      const untested = differingFiles(join(root, output), join(built.folder, output));
      refuse(
        'What was tested is not what the commit builds',
        untested.map((path) => `${output}/${path}`),
      );
    }
    const changelog = await readFile(join(built.folder, 'CHANGELOG.md'), 'utf8');
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(join(root, 'release'), { recursive: true });
    await cp(folder, unfinished, { recursive: true });
    await writeFile(join(unfinished, 'NOTES.md'), readNotes(changelog, version));
    await writeFile(join(unfinished, 'SHA256SUMS'), checksums(unfinished));
    await rename(unfinished, join(root, 'release', version));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    // What was stopped may still be writing.
    await rm(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function refuse(reason: string, files: readonly string[]): void {
  if (files.length > 0) throw new Error(`${reason}:\n${listFiles(files)}`);
}

/** Lists files, a line each; of many, the first ones and how many there are. */
export function listFiles(files: readonly string[]): string {
  const more = files.length > LISTED ? [`and ${files.length - LISTED} more`] : [];
  return [...files.slice(0, LISTED), ...more].map((line) => `  ${line}`).join('\n');
}
