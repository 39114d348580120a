import { expect, test } from 'vitest';
import { hashText } from '../../../../src/lib/text/hash-text.ts';

test('differs for each of many texts, and is the same for the same', () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `{"message":"Dear colleague ${index}"}`);
  expect(new Set(texts.map(hashText)).size).toBe(texts.length);
  expect(hashText('a')).toBe(hashText('a'));
  expect(hashText('')).toMatch(/^\w+-\w+$/);
});
