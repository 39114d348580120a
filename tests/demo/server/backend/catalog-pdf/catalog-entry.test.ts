import { describe, expect, it } from 'vitest';
import { catalogueMaker } from '../../../../../demo/data/catalogue-maker.ts';
import { catalogEntry } from '../../../../../demo/server/backend/catalog-pdf/catalog-entry.ts';
import { renderCatalogPdf } from '../../../../../demo/server/backend/catalog-pdf/catalog-pdf.ts';
import { textOfPdf } from '../../support/text-of-pdf.ts';

const maker = catalogueMaker();
const at = (number: number, industry?: 'coatings' | 'cosmetics') =>
  catalogEntry(maker.product(number - 1), 1, industry);

describe('a product of a printed catalogue', () => {
  it('has its names, form, transparency and measured figures', () => {
    const color = expect.stringMatching(/^#[0-9a-f]{6}$/);
    expect(at(1, 'coatings')).toMatchObject({
      ...{ name: 'Rubelis Red 3540', masstone: color, tint: color, medium: 'alkyd' },
      facts: ['C.I. Pigment Red 254 · Diketopyrrolopyrrole (DPP)', 'Powder · Semi-opaque'],
      figures: { L: expect.stringMatching(/^\d\d\.\d\d$/), light: '8', weather: '5', heat: '280' },
    });
  });

  it('says no code that nothing names', () => {
    const red = maker.product(0);
    const fields = { ...red.fields, form: 'new_slurry' };
    expect(catalogEntry({ ...red, fields, byIndustry: {} }, 1, 'coatings').facts[1]).toBe('Semi-opaque');
  });

  it('is that of its first industry where it does not belong to the one asked for', () => {
    const { industries } = maker.product(0);
    expect(industries).not.toContain('cosmetics');
    expect(at(1, 'cosmetics')).toEqual(at(1));
  });

  it('shows an effect pigment by angle', () => {
    expect(at(9)).toMatchObject({ isEffect: true, masstones: { length: 5 } });
    expect(at(1).masstones).toHaveLength(1);
  });

  it('has no colours and figures where nothing was measured', () => {
    const entry = at(301);
    expect(entry).toMatchObject({ masstones: [], masstone: undefined, tint: undefined, medium: undefined });
    expect(new Set(Object.values(entry.figures))).toEqual(new Set(['']));
  });

  it('says that it is internal, or no longer made', () => {
    expect(at(86).facts.at(-1)).toBe('Internal: not for distribution');
    expect(at(231).facts.at(-1)).toBe('No longer made');
  });
});

it.each([
  [[1], 'Pigment L* a* b* Light Weather Heat °C 1 Rubelis'],
  [[301], 'Pigment 1 not measured'],
  [[312, 301], 'Pigment L* a* b* Light Weather Heat °C 1 '],
])('has columns for what one of the products %j has', async (numbers, words) => {
  const cover = { title: 'T', subject: 'S', imprint: 'I', address: 'https://c.test', warning: undefined };
  const entries = numbers.map((number) => at(number));
  const bytes = await renderCatalogPdf({ cover, entries, date: '2026-11-02', footer: 'F' });
  expect(textOfPdf(bytes)).toContain(words);
});
