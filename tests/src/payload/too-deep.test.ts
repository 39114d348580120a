import { expect, test } from 'vitest';
import { describePath } from '../../../src/payload/describe-issue.ts';
import { DEEPEST, pathsTooDeep } from '../../../src/payload/too-deep.ts';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

test('values of up to 64 levels are fine', () => {
  for (const value of [null, 7, 'text', {}, nested(DEEPEST)]) expect(pathsTooDeep(value)).toEqual([]);
});

test('each deeper place is found', () => {
  const paths = pathsTooDeep({ a: nested(DEEPEST), b: [1, nested(DEEPEST - 1)], c: nested(DEEPEST - 1) });
  const inner = '[0]'.repeat(DEEPEST - 2);
  expect(paths.map((path) => describePath(path, ''))).toEqual([`a[0]${inner}`, `b[1]${inner}`]);
});
