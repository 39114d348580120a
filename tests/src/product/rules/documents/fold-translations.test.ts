import { expect, test } from 'vitest';
import { foldTranslations } from '../../../../../src/product/rules/documents/fold-translations.ts';
import { visibleDocuments } from '../../../../../src/product/rules/documents/visible-documents.ts';
import { asset, type } from '../../../domain/documents/documents.ts';

const folded = (...assets: [id: string, locale?: string, label?: string][]) =>
  foldTranslations(
    visibleDocuments(
      assets.map(([id, locale, label = '']) => asset(id, { locale, label })),
      [type('tds')],
      { user: null, industry: null },
    ),
  ).map((document) => document.asset.id);

test('three translations or more are folded below the first document, fewer are not', () => {
  expect(folded(['1', 'en'], ['2', 'de'], ['3', 'fr'], ['4', 'it'])).toEqual(['2', '3', '4']);
  expect(folded(['1', 'en'], ['2', 'de'], ['3', 'fr'])).toEqual([]);
  expect(folded()).toEqual([]);
});

test('a second document of a language, one without, and one of another title are not', () => {
  const translations: [string, string][] = ['de', 'fr', 'it'].map((locale) => [locale, locale]);
  expect(
    folded(['1', 'en'], ...translations, ['2', 'EN'], ['3', 'es'], ['4', 'es'], ['5'], ['6', 'pl', 'Card']),
  ).toEqual(['de', 'fr', 'it']);
});
