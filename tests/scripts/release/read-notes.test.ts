import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readNotes } from '../../../scripts/release/read-notes.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- Not yet.

## [1.1.0] - 2026-03-02

### Added

#### Runtime

- A new island.

### Removed

- An old one.

## [1.0.1] - 2026-02-30x

- No date.

## [1.0.0]

### Added

- No date either.

## [0.9.0] - 2025-12-01

### Added

## [0.8.0] - 2025-11-01

- The first.

[Unreleased]: https://example/compare
[0.8.0]: https://example/releases
`;

test('returns the section of a version without its heading', () => {
  expect(readNotes(CHANGELOG, '1.1.0')).toBe(
    '### Added\n\n#### Runtime\n\n- A new island.\n\n### Removed\n\n- An old one.\n',
  );
});

test('ends the last section before the link references', () => {
  expect(readNotes(CHANGELOG, '0.8.0')).toBe('- The first.\n');
});

test('reads files with Windows line ends', () => {
  expect(readNotes(CHANGELOG.replaceAll('\n', '\r\n'), '0.8.0')).toBe('- The first.\n');
});

test.each([
  ['2.0.0', /no section for 2\.0\.0: rename "\[Unreleased\]" to "\[2\.0\.0\] - YYYY-MM-DD"/],
  ['1.1', /no section/],
  ['1.0.0', /no date for 1\.0\.0: write "## \[1\.0\.0\] - YYYY-MM-DD"/],
  ['1.0.1', /no date/],
  ['0.9.0', /describes no change for 0\.9\.0/],
])('says what is missing for %s', (version, problem) => {
  expect(() => readNotes(CHANGELOG, version)).toThrow(problem);
});

test('reads the changelog of this project', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const dated = changelog.replace('## [Unreleased]', '## [9.9.9] - 2026-01-01');
  expect(readNotes(dated, '9.9.9')).toMatch(/^### Added\n/);
});
