import { expect, it } from 'vitest';
import { needsEmbedding, pdfText } from '../../../../demo/server/pdf/pdf-text.ts';

it.each([
  ['Rubelis® – 20 °C, 5 µm, 1.6 g/cm³, “Grün” €', 'Rubelis® – 20 °C, 5 µm, 1.6 g/cm³, “Grün” €'],
  ['−15°', '-15°'],
  ['ΔE ≤ 3', 'Delta E <= 3'],
  ['TiO₂', 'TiO2'],
  ['e\u0301', 'é'],
  ['Novák, Kraków, Łódź', 'Novák, Kraków, Łódź'],
  ['Χρωστική ουσία Δ, μ ≤ 3', 'Χρωστική ουσία Δ, μ ≤ 3'],
  ['Пигмент −3 °C', 'Пигмент −3 °C'],
  ['颜料 Пигмент', '[…] Пигмент'],
  ['颜料 Blue', '[…] Blue'],
  ['カラー インデックス 3240, 안료', '[…] 3240, […]'],
  ['a\nb\u0000', 'a\nb[…]'],
])('writes %s into a PDF as %s', (text, written) => {
  expect(pdfText(text)).toBe(written);
});

it.each([
  ['Rubelis® – 20 °C, Δ μ − ≤', false],
  ['TiO₂ 颜料', false],
  ['Łódź', true],
  ['Пигмент', true],
  ['ουσία', true],
])('%s needs a font of its own: %s', (text, isNeeded) => {
  expect(needsEmbedding(text)).toBe(isNeeded);
});
