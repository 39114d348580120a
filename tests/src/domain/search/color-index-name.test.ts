import { expect, test } from 'vitest';
import { colorIndexName, shortColorIndex } from '../../../../src/domain/search/color-index-name.ts';

test.each([
  ['PR83', 'C.I. Pigment Red 83', 'PR 83'],
  ['PBr24', 'C.I. Pigment Brown 24', 'PBr 24'],
  ['PBk7', 'C.I. Pigment Black 7', 'PBk 7'],
  ['PB15:3', 'C.I. Pigment Blue 15:3', 'PB 15:3'],
  ['PR 122', 'C.I. Pigment Red 122', 'PR 122'],
  ['73915', '73915', '73915'],
  ['PX9', 'PX9', 'PX9'],
])('%s is written out as %s, and short as %s', (code, long, short) => {
  expect(colorIndexName(code)).toBe(long);
  expect(shortColorIndex(code)).toBe(short);
});
