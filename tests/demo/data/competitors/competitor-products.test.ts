import { describe, expect, it } from 'vitest';
import { labToRgb, rgbToHex } from '../../../../demo/data/base/color.ts';
import { makeCompetitorProducts } from '../../../../demo/data/competitors/competitor-products.ts';
import { makers } from '../../../../demo/data/competitors/makers.ts';
import { readBases } from '../../../../demo/data/pigments/bases.ts';
import { deltaE2000 } from '../../../../src/comparison/rules/colors/delta-e-2000.ts';

const products = makeCompetitorProducts();
const bases = new Map(readBases().map((base) => [base.colorIndex, base]));

describe('makeCompetitorProducts', () => {
  it('gives five makers sixty products each, the same every time', () => {
    const counts = makers.map(({ name }) => products.filter(({ company }) => company === name).length);
    expect(counts).toEqual([60, 60, 60, 60, 60]);
    expect(makeCompetitorProducts()).toEqual(products);
  });

  it('gives no two products one id or one name', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(300);
    expect(new Set(products.map(({ company, name }) => `${company} ${name}`)).size).toBe(300);
    for (const { name } of products) expect(name).toMatch(/^[A-Z][\w -]+\d/);
  });

  it('gives each the colour of a pigment that we know, with a scatter that one can measure', () => {
    const distances = products.map(({ colorIndex, lab, color }) => {
      expect(color).toBe(rgbToHex(labToRgb(lab)));
      const base = bases.get(colorIndex);
      if (!base) throw new Error(`no pigment ${colorIndex}`);
      return deltaE2000(base.masstone, lab);
    });
    expect(Math.max(...distances)).toBeLessThanOrEqual(4);
    expect(distances.filter((distance) => distance > 1).length).toBeGreaterThan(100);
    expect(distances.filter((distance) => distance < 1).length).toBeGreaterThan(30);
  });

  it('offers each for some industry', () => {
    for (const { industries } of products) expect(industries.length).toBeGreaterThan(0);
  });
});
