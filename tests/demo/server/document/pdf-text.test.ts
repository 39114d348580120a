import { expect, it } from 'vitest';
import { pdfText } from '../../../../demo/server/document/pdf-text.ts';

it.each([
  ['Rubelis® – 20 °C, 5 µm, 1.6 g/cm³, “Grün” €', 'Rubelis® – 20 °C, 5 µm, 1.6 g/cm³, “Grün” €'],
  ['−15°', '-15°'],
  ['ΔE ≤ 3', 'Delta E <= 3'],
  ['TiO₂', 'TiO2'],
  ['e\u0301', 'é'],
  ['Novák, Kraków, Łódź', 'Novák, Kraków, ?ódz'],
  ['颜料 Blue', '?? Blue'],
  ['a\nb\u0000', 'a\nb?'],
])('writes %s as %s', (text, written) => {
  expect(pdfText(text)).toBe(written);
});
