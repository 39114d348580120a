import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ARTIFACTS, type BuiltCommit } from './artifacts.ts';
import { buildCommit } from './build-commit.ts';
import { differingFiles } from './differing-files.ts';
import type { Tools } from './tools.ts';

/** What a build must not depend on. ICU knows the locale, whether or not the system does. */
const ELSEWHERE = { TZ: 'Pacific/Kiritimati', LC_ALL: 'et_EE.UTF-8' };

/** A commit that was built twice. */
export interface TwiceBuilt {
  /** The artifacts of the first build. */
  folder: string;
  /** The first build. */
  built: BuiltCommit;
  /** Paths of files that the second build made otherwise, or one of them not at all. */
  differing: string[];
}

/**
 * Builds a commit on two paths of different length, the second time in another time zone and locale, makes the artifacts
 * of both, and compares all that they made.
 *
 * @param work an empty folder
 */
export async function buildTwice(
  source: { commit: string; version: string; root: string },
  work: string,
  tools: Tools,
): Promise<TwiceBuilt> {
  const first = join(work, 'one');
  const second = join(work, 'another/and-much-longer/path');
  tools.say('\n== first build');
  const built = await buildCommit(source, join(first, 'source'), tools);
  const folder = await makeArtifacts(built, join(first, 'release'), tools);
  tools.say('\n== second build, to compare with');
  const again = await buildCommit(source, join(second, 'source'), tools, ELSEWHERE);
  const compared = await makeArtifacts(again, join(second, 'release'), tools);
  const differing = [
    ...differingFiles(join(built.folder, 'dist'), join(again.folder, 'dist')).map((path) => `dist/${path}`),
    ...differingFiles(folder, compared),
  ];
  return { folder, built, differing };
}

async function makeArtifacts(built: BuiltCommit, folder: string, tools: Tools): Promise<string> {
  for (const { path, make } of ARTIFACTS) {
    const to = join(folder, path(built.version));
    await mkdir(dirname(to), { recursive: true });
    await make(built, to, tools);
  }
  return folder;
}
