import { expect, it } from 'vitest';
import { english, wordingNote, wordsOf } from '../../../../demo/server/document/document-words.ts';

it.each([
  ['de', 'Seite 2 von 3'],
  ['en', 'Page 2 of 3'],
  [null, 'Page 2 of 3'],
])('numbers the pages of a document in its language (%s)', (locale, page) => {
  expect(wordsOf(locale).page(2, 3)).toBe(page);
});

it('words a document in English, and says so, where the fonts lack the letters of its language', () => {
  expect(wordsOf('ja')).toBe(english);
  expect(wordingNote('ja')).toEqual([
    'Issue for readers of Japanese; worded in English in this demonstration.',
  ]);
  expect(wordingNote('fr')).toEqual([]);
});

it.each(['en', 'de', 'es', 'fr', 'it', 'pt'])(
  'names the product in every kind of statement (%s)',
  (locale) => {
    for (const texts of Object.values(wordsOf(locale).statements))
      expect(texts.join(' ')).toContain('{product}');
  },
);
