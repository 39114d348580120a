import { expect, it } from 'vitest';
import { countText, resultText } from '../../../../../src/listing/parts/result/result-text.ts';
import { listingControlTexts } from '../../../../../src/listing/texts/controls.ts';
import { translator } from '../../../../../src/texts/translate.ts';

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
