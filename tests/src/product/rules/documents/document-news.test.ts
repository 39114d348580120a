import { expect, test } from 'vitest';
import { documentNews } from '../../../../../src/product/rules/documents/document-news.ts';

const since = '2026-08-17T07:30:00.000Z';

test.each([
  ['2026-09-01T00:00:00Z', '4', since, 'updated'],
  ['2026-09-01T00:00:00Z', '1', since, 'new'],
  ['2026-09-01T00:00:00Z', undefined, since, 'new'],
  ['2026-08-01T00:00:00Z', '4', since, undefined],
  ['2026-09-01T00:00:00Z', '4', undefined, undefined],
  [undefined, '1', since, undefined],
])('a document of %s in version %s is, since %s, %s', (createdDate, version, previousLogin, news) => {
  expect(documentNews({ createdDate, version }, previousLogin)).toBe(news);
});
