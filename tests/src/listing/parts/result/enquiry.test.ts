import { expect, test } from 'vitest';
import { enquiry } from '../../../../../src/listing/parts/result/enquiry.ts';
import { noResultsTexts } from '../../../../../src/listing/texts/no-results.ts';
import { translator } from '../../../../../src/texts/translate.ts';
import { fakeChip } from '../../../../support/fake-listing.ts';

const text = translator(noResultsTexts);

test('a message names the term, and each filter once with its values', () => {
  const chips = [
    fakeChip('c', 'red', { filter: 'Colour', title: 'Red' }),
    fakeChip('f', 'dispersion', { filter: 'Form', title: 'Dispersion' }),
    fakeChip('c', 'blue', { filter: 'Colour', title: 'Blue' }),
  ];
  expect(enquiry(text, 'PR 122', chips)).toBe(
    'My search found nothing.\nSearch term: PR 122\nColour: Red, Blue\nForm: Dispersion\n\nWhat I need:\n',
  );
});

test('a message says only what was asked for', () => {
  expect(enquiry(text, '', [])).toBe('My search found nothing.\n\nWhat I need:\n');
});
