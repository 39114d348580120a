import { expect, it } from 'vitest';
import { titlesOf } from '../../../../demo/server/catalogue/titles-of.ts';

it.each([
  ['For cars', { title: 'For cars', kind: 'Technical data sheet' }],
  [' ', { title: 'Technical data sheet', kind: undefined }],
])('calls a document with the label "%s" %o', (label, expected) => {
  expect(titlesOf({ label, type: 'tds', filename: null })).toEqual(expected);
});
