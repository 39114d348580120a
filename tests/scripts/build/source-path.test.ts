import { expect, test } from 'vitest';
import { BUILD_FOLDER } from '../../../scripts/build/paths.ts';
import { sourcePath } from '../../../scripts/build/source-path.ts';

const map = `${BUILD_FOLDER}/core-12345678.js.map`;

test('names packages as if they lay in the project', () => {
  const inside = '../../node_modules/ky/index.js';
  expect(sourcePath(inside, map)).toBe(inside);
  expect(sourcePath('../../../../installed/node_modules/ky/index.js', map)).toBe(inside);
  expect(sourcePath('../../../node_modules/a/node_modules/ky/index.js', map)).toBe(
    '../../node_modules/a/node_modules/ky/index.js',
  );
  expect(sourcePath(`../${inside}`, `${BUILD_FOLDER}/demo/ui-parts.js.map`)).toBe(
    '../../../node_modules/ky/index.js',
  );
});

test('leaves the own sources where they are', () => {
  expect(sourcePath('../../src/mount/core.ts', map)).toBe('../../src/mount/core.ts');
});
