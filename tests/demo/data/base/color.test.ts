import { converter } from 'culori';
import { describe, expect, it } from 'vitest';
import { hexToRgb, labToRgb, mix, rgbToHex } from '../../../../demo/data/base/color.ts';
import { readBases } from '../../../../demo/data/pigments/bases.ts';
import { readPigmentTable } from '../../../../demo/data/pigments/pigment-table.ts';
import { masstoneOf } from '../../../../demo/data/product-color.ts';
import { angleColors } from '../../../../demo/data/technical/angle-colors.ts';
import { deltaE2000 } from '../../../../src/comparison/rules/colors/delta-e-2000.ts';
import { labOfRgb } from '../../../../src/domain/color/lab-of-rgb.ts';

describe('colour', () => {
  it('converts D65 Lab to sRGB', () => {
    expect(labToRgb({ L: 100, a: 0, b: 0 })).toEqual({ R: 255, G: 255, B: 255 });
    expect(labToRgb({ L: 40, a: 60, b: 40 })).toEqual({ R: 186, G: 26, B: 32 });
    expect(rgbToHex(labToRgb({ L: 42.26, a: 54.6, b: 31.25 }))).toBe('#b92f34');
  });

  it.each(['#4080c0', '#000000', '#ffffff', '#0a0b0c', '#ffcc00', '#7f1030'])(
    'goes from %s and back',
    (hex) => {
      const lab = labOfRgb(hexToRgb(hex));
      const { l = Number.NaN, a = Number.NaN, b = Number.NaN } = converter('lab65')(hex) ?? {};
      const close = (value: number) => expect.closeTo(value, 1);
      expect(lab).toEqual({ L: close(l), a: close(a), b: close(b) });
      expect(rgbToHex(labToRgb(lab))).toBe(hex);
    },
  );

  it('shows what lies outside of sRGB by the nearest colour, not by clipping', () => {
    const cyan = { L: 46.7, a: -20.6, b: -58.5 };
    const clipped = { R: 0, G: 122, B: 208 };
    const apart = deltaE2000(cyan, labOfRgb(labToRgb(cyan)));
    expect(apart).toBeLessThan(10);
    expect(apart).toBeLessThan(deltaE2000(cyan, labOfRgb(clipped)) - 3);
  });

  it('mixes towards white in even steps', () => {
    const white = { R: 250, G: 250, B: 247 };
    const tints = [1, 0.5, 0.1, 0].map((share) => mix({ R: 185, G: 47, B: 52 }, share, white).G);
    expect(tints[0]).toBe(47);
    expect(tints[3]).toBe(250);
    expect(tints).toEqual(tints.toSorted((a, b) => a - b));
  });

  it('has a colour for every pigment, marked where it is not measured', () => {
    const measured = new Set(readPigmentTable().flatMap(({ code, lab }) => (lab ? [code] : [])));
    for (const base of readBases()) expect(base.isIllustrative, base.code).toBe(!measured.has(base.code));
  });

  it('keeps further grades within ΔE2000 3 of the first', () => {
    const [base] = readBases();
    if (!base) throw new Error('no base');
    for (let index = 300; index < 500; index++) {
      const apart = deltaE2000(base.masstone, masstoneOf(index, base, false));
      expect(apart).toBeLessThanOrEqual(3);
      expect(apart).toBeGreaterThan(0);
    }
    expect(masstoneOf(0, base, true)).toEqual(base.masstone);
  });

  it('darkens effect finishes from gloss to flop and turns them to the complement', () => {
    const colors = angleColors({ L: 70, a: -6, b: -34 });
    expect(colors.map(({ angle }) => angle)).toEqual(['as15', '15', '25', '45', '75', '110']);
    const lightness = colors.slice(1).map(({ L }) => L);
    expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
    expect(colors[1]?.b).toBeLessThan(0);
    expect(colors[5]?.b).toBeGreaterThan(0);
  });
});
