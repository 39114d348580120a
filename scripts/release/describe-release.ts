import { ARTIFACTS } from './artifacts.ts';

/** What a release would do, a line each. */
export function plannedSteps(version: string, commit: string): string[] {
  const artifacts = ARTIFACTS.map(({ path, summary }) => [path(version), summary] as const);
  const files = [
    ...artifacts,
    ['NOTES.md', `the section of ${version} in CHANGELOG.md`] as const,
    ['SHA256SUMS', 'the checksums of all files'] as const,
  ];
  const width = Math.max(...files.map(([path]) => path.length));
  return [
    `Release of ${version}, from commit ${commit.slice(0, 9)}:`,
    '  1. npm test',
    '  2. npm run build and build:wordpress, twice on two paths, without a cache; all files have to be the same',
    `  3. release/${version}, with`,
    ...files.map(([path, summary]) => `       ${path.padEnd(width)}  ${summary}`),
  ];
}

/** What remains to be done by hand after a release was made, a line each. */
export function nextSteps(version: string, commit: string): string[] {
  const folder = `release/${version}`;
  // npm gives its default tag to whatever is published last.
  const tag = version.includes('-') ? ' --tag next' : '';
  return [
    `${folder} is complete; nothing was published. Next:`,
    `  (cd ${folder} && sha256sum --check --quiet SHA256SUMS)`,
    `  git tag --annotate v${version} --message "ce-widgets ${version}" ${commit} && git push origin v${version}`,
    `  npm publish ./${folder}/ce-widgets-${version}.tgz${tag}`,
    `  rsync --archive --ignore-existing ${folder}/cdn/ <host>:<folder of ce-widgets>/`,
    'docs/guide/host-and-update.md says how to host the files and move pages to them.',
  ];
}
