import { expect, it } from 'vitest';
import { colorIndexCode } from '../../../../src/domain/search/color-index-code.ts';

it.each([
  ['C.I. Pigment Red 254', 'PR254'],
  ['CI Pigment Blue 15:3', 'PB15:3'],
  ['Pigment Black 7', 'PBk7'],
  ['C.I. Pigment Metal 1', 'PM1'],
  ['PR254', 'PR254'],
  ['C.I. Solvent Red 23', 'C.I. Solvent Red 23'],
])('shortens the Colour Index name %s to %s', (name, code) => expect(colorIndexCode(name)).toBe(code));
