import { expect, it } from 'vitest';
import { listingControlTexts } from '../../../../../../src/texts/listing-controls.ts';
import { translator } from '../../../../../../src/texts/translate.ts';
import { countText, resultText } from '../../../../../../src/ui/listing/controls/result/result-text.ts';

const text = translator(listingControlTexts);
const query = { term: '', type: 'pigments', filters: {} } as const;

it('counts hits by what they are', () => {
  expect(countText(text, 'pigments', 1)).toBe('1 product');
  expect(countText(text, 'assets', 12408)).toBe('12,408 documents');
  expect(countText(text, 'imageStacks', 0)).toBe('0 image stacks');
});

it('says what was found, and for which term', () => {
  expect(resultText(text, query, 46)).toBe('46 products');
  expect(resultText(text, { ...query, term: 'red' }, 46)).toBe('46 products for “red”');
  expect(resultText(text, { ...query, term: 'red', type: 'assets' }, 0)).toBe('No documents for “red”');
});
