import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readTags } from '../../../../demo/server/site/read-tags.ts';
import { fakeTags } from '../../../server/fake-tags.ts';

test('reads the tags of each new build, and none without one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ce-tags-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(readTags(folder)).toBeUndefined();
  writeFileSync(join(folder, 'tags.json'), JSON.stringify(fakeTags));
  expect(readTags(folder)).toEqual(fakeTags);
});
