import { expect, test } from 'vitest';
import { type ReleaseFacts, refusals } from '../../../scripts/release/refusals.ts';

const lock = (version: string, packages: object = {}) =>
  JSON.stringify({ version, packages: { '': { version }, ...packages } });

const REACT = { 'node_modules/react': { version: '19.3.1' } };

const READY: ReleaseFacts = {
  version: '1.2.0',
  packageJson: '{"version":"1.2.0"}',
  packageLock: lock('1.2.0', REACT),
  installedLock: lock('1.2.0', REACT),
  changelog: '## [1.2.0] - 2026-01-31\n\n- A change.\n',
  gitStatus: '',
  isReleased: false,
};

test('refuses nothing that is ready', () => {
  expect(refusals(READY)).toEqual([]);
});

test.each(['1.2', 'v1.2.0', '01.2.0', '1.2.0-01', '', 'latest'])(
  'refuses "%s", which is no version',
  (version) => {
    expect(refusals({ ...READY, version })).toEqual([
      `"${version}" is not a version: write it as 1.2.3 (https://semver.org).`,
    ]);
  },
);

test('takes versions with a pre-release', () => {
  const version = '1.2.0-rc.1';
  const facts = { version, packageJson: `{"version":"${version}"}`, packageLock: lock(version, REACT) };
  expect(refusals({ ...READY, ...facts, changelog: `## [${version}] - 2026-01-31\n- A change.` })).toEqual(
    [],
  );
});

test('names what is not committed', () => {
  expect(refusals({ ...READY, gitStatus: ' M src/a.ts\n?? b.ts\n' })).toEqual([
    "Commit or remove what git doesn't have: src/a.ts, b.ts.",
  ]);
  const many = Array.from({ length: 7 }, (_, index) => ` M ${index}.ts`).join('\n');
  expect(refusals({ ...READY, gitStatus: many })[0]).toMatch(/: 0\.ts, .*4\.ts, and 2 more\.$/);
});

test('says how to set another version', () => {
  const facts = { packageJson: '{"version":"1.1.0"}', packageLock: lock('1.0.0', REACT) };
  expect(refusals({ ...READY, ...facts })).toEqual([
    'package.json has version 1.1.0, package-lock.json has version 1.0.0: run npm version 1.2.0 --no-git-tag-version and commit.',
  ]);
});

test('refuses packages other than those of the lock', () => {
  const other = { 'node_modules/react': { version: '19.2.0' } };
  const problem = 'node_modules is not what package-lock.json says (node_modules/react): run npm ci.';
  expect(refusals({ ...READY, installedLock: lock('1.2.0', other) })).toEqual([problem]);
  expect(refusals({ ...READY, installedLock: '' })).toEqual([problem]);
});

test('lets optional packages of other platforms be missing', () => {
  const optional = { 'node_modules/esbuild-win': { version: '1.0.0', optional: true } };
  const packageLock = lock('1.2.0', { ...REACT, ...optional });
  expect(refusals({ ...READY, packageLock })).toEqual([]);
  const installedLock = lock('1.2.0', { ...REACT, 'node_modules/esbuild-win': { version: '0.9.0' } });
  expect(refusals({ ...READY, packageLock, installedLock })).toHaveLength(1);
});

test('gives all reasons at once', () => {
  const facts = { changelog: '', gitStatus: ' M a.ts', packageJson: '{"version":"1.1.0"}', isReleased: true };
  expect(refusals({ ...READY, ...facts })).toEqual([
    expect.stringMatching(/^Commit or remove/),
    expect.stringMatching(/^package\.json has version 1\.1\.0/),
    expect.stringMatching(/^CHANGELOG\.md has no section for 1\.2\.0/),
    'release/1.2.0 exists: delete the folder to make the release again.',
  ]);
});
