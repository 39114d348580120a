import { expect, test } from 'vitest';
import { documentTitles } from '../../../../../src/product/rules/documents/document-titles.ts';

test.each([
  ['Colour card', 'Brochure', { title: 'Colour card', kind: 'Brochure' }],
  ['brochure', 'Brochure', { title: 'brochure', kind: undefined }],
  ['', 'Brochure', { title: 'Brochure', kind: undefined }],
  ['\u00a0 ', ' ', { title: 'card.pdf', kind: undefined }],
  ['Colour card', undefined, { title: 'Colour card', kind: undefined }],
])('a document labelled “%s” of the type “%s” is called %j', (label, typeTitle, titles) => {
  expect(documentTitles({ label, type: 'brochure', filename: 'card.pdf' }, typeTitle)).toEqual(titles);
});

test('a document of which nothing else is known is called by the code of its type', () => {
  expect(documentTitles({ label: '', type: 'brochure' }, undefined).title).toBe('brochure');
});
