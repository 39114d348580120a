import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFiles } from '../../../scripts/generate/generated-files.ts';

const files = await generatedFiles();

test.each([...files.keys()])('%s is what `npm run generate` writes', (path) => {
  expect(readFileSync(path, 'utf8')).toBe(files.get(path));
});
