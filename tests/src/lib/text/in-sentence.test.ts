import { expect, test } from 'vitest';
import { inSentence } from '../../../../src/lib/text/in-sentence.ts';

test.each([
  ['Alkyd melamine', 'alkyd melamine'],
  ['Two-pack polyurethane', 'two-pack polyurethane'],
  ['Überzug', 'überzug'],
  ['HDPE', 'HDPE'],
  ['PVC, plasticised', 'PVC, plasticised'],
  ['E-coat', 'E-coat'],
  ['', ''],
])('%s reads %s within a sentence', (title, written) => {
  expect(inSentence(title)).toBe(written);
});
