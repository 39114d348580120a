import { mkdir, realpath, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltCommit } from './artifacts.ts';
import type { CommandOptions, Tools } from './tools.ts';

/**
 * Builds what is committed in a new folder, without what earlier builds have left. Shares the installed packages of
 * the repository.
 *
 * @param root the repository
 */
export async function buildCommit(
  { commit, version, root }: { commit: string; version: string; root: string },
  folder: string,
  tools: Tools,
  env: CommandOptions['env'] = {},
): Promise<BuiltCommit> {
  await mkdir(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await tools.run(['git', 'archive', '--format=tar', `--output=${archive}`, commit], { cwd: root });
  await tools.run(['tar', '-xf', archive, '-C', folder]);
  await rm(archive);
  await symlink(await realpath(join(root, 'node_modules')), join(folder, 'node_modules'));
  for (const script of ['build', 'build:wordpress']) {
    await tools.run(['npm', 'run', '--silent', script], {
      cwd: folder,
      env: { ...env, CE_BUILD_CACHE: 'off' },
    });
  }
  const seconds = await tools.read(['git', 'show', '--no-patch', '--format=%ct', commit], { cwd: root });
  return { version, folder, time: new Date(Number(seconds) * 1000) };
}
