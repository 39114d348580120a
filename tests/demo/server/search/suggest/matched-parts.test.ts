import { expect, it } from 'vitest';
import { matchedRanges } from '../../../../../demo/server/search/suggest/matched-parts.ts';

const marked = (text: string, term: string) =>
  matchedRanges(text, term).map(([start, end]) => text.slice(start, end));

it('marks the beginnings of words', () => {
  expect(marked('C.I. Pigment Red 122', 'pig red')).toEqual(['Pig', 'Red']);
  expect(marked('Blütenblau® 1500', 'blutenb')).toEqual(['Blütenb']);
  expect(marked('Perylene and perinone', 'peri')).toEqual(['peri']);
  expect(marked('Rubelis Red', 're')).toEqual(['Re']);
  expect(marked('Red 122', 're red')).toEqual(['Red']);
  expect(marked('Rubelis', 'x')).toEqual([]);
});
