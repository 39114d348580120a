import { expect, test } from 'vitest';
import {
  type ComparisonPdf,
  renderComparisonPdf,
} from '../../../../../demo/server/backend/comparison-pdf/comparison-pdf.ts';
import type { ColorMedium, ComparedColor } from '../../../../../src/comparison/rules/colors/color-media.ts';
import type { ComparedRow } from '../../../../../src/comparison/rules/table/compared-row.ts';
import type { FieldContent } from '../../../../../src/domain/fields/field-content.ts';
import { fieldTexts, wordsOfFields } from '../../../../../src/texts/fields.ts';
import { translator } from '../../../../../src/texts/translate.ts';
import { measuredPlainly } from '../../../../support/color-medium.ts';
import { textOfPdf } from '../../support/text-of-pdf.ts';

const color = (L: number, a: number, more: Partial<ComparedColor> = {}): ComparedColor => ({
  ...{ L, a, b: 5, C: 11.18, h: 26.57, angle: undefined, rgb: { R: 171, G: 53, B: 55 } },
  trail: [],
  ...more,
});
const PAIR = [color(50, 10), color(52, 10)];
const medium = (title: string, colors: ColorMedium['applications'][number]['colors']): ColorMedium => ({
  ...{ key: title, title, condition: 'Stoving enamel · D65', ...measuredPlainly },
  applications: [{ key: 'masstone', title: 'Masstone', colors }],
});
const row = (
  title: string,
  contents: (FieldContent | null)[],
  more: Partial<ComparedRow> = {},
): ComparedRow => {
  const texts = contents.map((content) => (content && 'text' in content ? content.text : ''));
  return {
    ...{ key: title, title, isInternal: false, contents, texts },
    ...{ differs: new Set(texts).size > 1, isFilled: texts.every(Boolean) },
    ...more,
  };
};
const group = (...rows: ComparedRow[]) => [{ key: 'group', title: 'Group', rows }];
const text = (value: string): FieldContent => ({ form: 'text', text: value });
const is = (isTrue: boolean): FieldContent => ({ form: 'boolean', isTrue });

async function render(content: Partial<ComparisonPdf>) {
  const bytes = await renderComparisonPdf({
    ...{ title: 'Reds', subject: 'Coatings', reference: 0, media: [], groups: [] },
    products: ['Red', 'Pearl'].map((name, at) => ({ name, prd: `${at}`, color: null })),
    words: wordsOfFields(translator(fieldTexts)),
    date: '2026-11-02T09:00:00Z',
    address: 'https://portal.example/compare',
    footer: 'Reds',
    ...content,
  });
  const structure = Buffer.from(bytes).toString('latin1');
  const count = (part: string) => structure.split(part).length - 1;
  return { text: textOfPdf(bytes), count };
}

test('colours are one table, fields another, each with its products as heads', async () => {
  const media = [medium('Alkyd melamine', PAIR)];
  const groups = group(row('Form', [text('Powder'), text('Paste')]));
  const { text: words, count } = await render({ media, groups });
  expect([count('/S /Table'), count('/S /THead'), count('/Scope /Column')]).toEqual([2, 2, 6]);
  expect(count('/ColSpan 3')).toBe(2);
  expect(words).toContain('Values in Alkyd melamine (Stoving enamel · D65) unless another medium is named.');
  expect(words).toMatch(/ΔL\* − darker, \+ lighter 0\.00 \+2\.00/);
  expect(words).toContain('Form Powder Paste');
});

test('calculated coordinates are told below their medium', async () => {
  const polar = color(52, 10, { calculated: ['a*', 'b*'] });
  const colors = [color(50, 10), { ...polar, trail: [polar] }];
  const { text: words } = await render({ media: [medium('Alkyd melamine', colors)] });
  expect(words).toContain('Not all a* and b* were supplied for Pearl; the missing ones are calculated');
});

test('differences to the reference are told without colour, those of the reference are not', async () => {
  const groups = group(row('Form', [text('Powder'), text('Paste')]));
  expect((await render({ groups })).count('(Paste \\(differs\\))')).toBe(1);
  const turned = await render({ groups, reference: 1 });
  expect(turned.count('(Powder \\(differs\\))')).toBe(1);
  expect(turned.text).toContain('Pearl 1 · Reference');
});

test('lists, levels and scales say their marks', async () => {
  const rows = [
    row('Use', [text('1 of 2'), text('2 of 2')], { role: 'list' }),
    row('Coil', [is(true), is(false)], { role: 'item' }),
    row('Powder', [{ form: 'level', level: 'recommended' }, null], { role: 'item' }),
    row('Acid', [text('5'), text('3')], { scale: { min: 1, max: 5, best: 5 }, best: [true, false] }),
  ];
  const { text: words, count } = await render({ groups: group(...rows) });
  for (const mark of ['Yes', 'No', 'Recommended']) expect(count(`/ActualText (${mark})`), mark).toBe(1);
  expect(words).toContain('Acid 5 best 3');
  expect(words).not.toContain('Use 1 of 2 2 of 2 0/2');
});

test('the chart stands after the colours of the first medium, with the values as its text', async () => {
  const media = [medium('Alkyd melamine', PAIR), medium('Epoxy', PAIR)];
  const { text: words, count } = await render({ media });
  const parts = ['Colour: Alkyd', 'Colour in the a*/b* plane', 'Whole plane', 'Colour: Epoxy'];
  const places = parts.map((part) => words.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  const alt =
    'Colour in the a*/b* plane: Red, Masstone: L* 50.00, a* 10.00, b* 5.00, C* 11.18, h 26.57°; Pearl';
  // Texts beyond ASCII are UTF-16 in a PDF.
  expect(count(Buffer.from(alt, 'utf16le').swap16().toString('latin1'))).toBe(1);
});

test('differences are left out where the reference or all others were not measured', async () => {
  const ofReference = await render({ media: [medium('Alkyd melamine', [color(50, 10), null])] });
  expect(ofReference.text).toContain('L* lightness 50.00 –');
  expect(ofReference.text).not.toContain('CIEDE2000, 1:1:1');
  const ofOther = await render({ media: [medium('Alkyd melamine', [null, color(50, 10)])] });
  expect(ofOther.text).toContain('the reference was not measured in it');
  expect(ofOther.text).not.toContain('CIEDE2000, 1:1:1');
});

test('a colour that changes with the angle has a row for each', async () => {
  const { L, a, b, C, h } = color(44, 9);
  const trail = ['15', '45'].map((angle, at) => ({ ...{ L, a: a - at, b, C, h }, angle }));
  const media = [medium('Alkyd melamine', [color(50, 10), color(44, 8, { angle: '45', trail })])];
  const { text: words } = await render({ media });
  expect(words).toContain('Masstone at 45°');
  expect(words).toMatch(
    /Masstone 15° L\*, a\* and b\* by the angle from the\s+specular direction – 44\.00 9\.00 5\.00 Masstone 45° – 44\.00 8\.00 5\.00/,
  );
});

test('without any measured colour the page says so, and has no chart', async () => {
  const { text: words, count } = await render({});
  expect(words).toContain('No a* and b* values were measured');
  expect(count('/S /Figure')).toBe(0);
});

test('long tables repeat the names on each page, and structure has them once', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => row(`Row ${at}`, [text('x'), text('x')]));
  const { text: words, count } = await render({ groups: group(...rows) });
  expect(words).toContain('Page 1 of 3');
  expect(words.split('1 Red 0 · Reference 2 Pearl 1')).toHaveLength(4);
  expect([count('/S /Table'), count('/S /THead')]).toEqual([1, 1]);
});

test('a name is not broken within a word if smaller letters can prevent it', async () => {
  const name = 'Dichlorodiketopyrrolopyrrol';
  const products = [1, 2, 3, 4].map((at) => ({ name, prd: `${at}`, color: null }));
  const { text: words } = await render({ products, groups: [] });
  expect(words.split(name)).toHaveLength(5);
});
