import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, VERSION } from './build/paths.ts';
import { buildTwice } from './release/build-twice.ts';
import { filesIn } from './release/files-in.ts';
import { listFiles } from './release/make-release.ts';
import { stopOnSignals } from './release/stop-on-signals.ts';
import { commandLine } from './release/tools.ts';

// `npm run check:reproducible`: builds the commit that is checked out on two paths, and fails if a file differs.

const tools = commandLine(ROOT, stopOnSignals());
const work = await mkdtemp(join(tmpdir(), 'ce-reproducible-'));
try {
  const status = await tools.read(['git', 'status', '--porcelain']);
  if (status) tools.say('What is not committed is not checked.');
  const commit = (await tools.read(['git', 'rev-parse', 'HEAD'])).trim();
  const { folder, built, differing } = await buildTwice(
    { commit, version: VERSION, root: ROOT },
    work,
    tools,
  );
  const count = filesIn(join(built.folder, 'dist')).length + filesIn(folder).length;
  if (differing.length > 0) throw new Error(`Two builds of ${commit} differ:\n${listFiles(differing)}`);
  tools.say(`\nTwo builds of ${commit} are the same: ${count} files.`);
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exitCode ||= 1;
} finally {
  await rm(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
