import { expect, test } from 'vitest';
import { nextSteps, plannedSteps } from '../../../scripts/release/describe-release.ts';

const COMMIT = '9b3c81f20a0d0c0e0f9b3c81f20a0d0c0e0f0000';

test('says which files a release will have', () => {
  const text = plannedSteps('1.2.0', COMMIT).join('\n');
  expect(text).toContain('Release of 1.2.0, from commit 9b3c81f20:');
  for (const file of [
    'cdn/1.2.0',
    'ce-widgets-1.2.0.tgz',
    'wordpress/ce-widgets-1.2.0.zip',
    'tags.json',
    'sbom.cdx.json',
    'NOTES.md',
    'SHA256SUMS',
  ])
    expect(text).toContain(` ${file} `);
});

test('leaves tagging and publishing to the reader', () => {
  const text = nextSteps('1.2.0', COMMIT).join('\n');
  expect(text).toContain(`git tag --annotate v1.2.0 --message "ce-widgets 1.2.0" ${COMMIT}`);
  expect(text).toMatch(/npm publish \.\/release\/1\.2\.0\/ce-widgets-1\.2\.0\.tgz$/m);
});

test('publishes no pre-release as the latest version', () => {
  expect(nextSteps('1.2.0-rc.1', COMMIT).join('\n')).toMatch(/npm publish \S+ --tag next$/m);
});
