import { describe, expect, it } from 'vitest';
import { catalogueMaker, DEFAULT_SCALE } from '../../../../../demo/data/catalogue-maker.ts';
import { technicalProperties } from '../../../../../demo/data/technical/technical-properties.ts';
import { deltaE2000 } from '../../../../../src/comparison/rules/colors/delta-e-2000.ts';
import type { Rgb } from '../../../../../src/domain/color/rgb.ts';
import { labOfRgb } from '../../../../../src/product/rules/colors/lab-of-rgb.ts';
import {
  reductionCurve,
  reductions,
  TINT,
} from '../../../../../src/product/rules/colors/reduce-with-white.ts';

/** Every solid shade of the demo in every medium, masstone and tint. */
const maker = catalogueMaker();
const measured = Array.from({ length: DEFAULT_SCALE }, (_, at) => maker.product(at))
  .filter(({ isEffect }) => !isEffect)
  .flatMap((product) =>
    [...Map.groupBy(technicalProperties(product), ({ industry, medium }) => `${industry} ${medium}`)].flatMap(
      ([medium, own]) => {
        const rgb = (type: string) =>
          own.find((each) => each.propertyType === 'rgb' && each.applicationType === type)?.value;
        const [masstone, tint] = [rgb('masstone'), rgb('tint')] as (Rgb | undefined)[];
        return masstone && tint ? [{ name: `${product.id} ${medium}`, product, masstone, tint }] : [];
      },
    ),
  );
const strips = measured.map((each) => ({ ...each, strip: reductions(each.masstone, each.tint) }));

const hueOf = (color: Rgb) => {
  const { a, b } = labOfRgb(color);
  return (Math.atan2(b, a) * 180) / Math.PI;
};
const chromaOf = (color: Rgb) => Math.hypot(labOfRgb(color).a, labOfRgb(color).b);
const turn = (from: number, to: number) => ((to - from + 540) % 360) - 180;

describe('a strip of reductions, over the whole catalogue', () => {
  it('rises in lightness from the masstone over the tint towards white', () => {
    const falls = strips.filter(({ masstone, tint, strip }) => {
      if (!strip) return false;
      const colors = strip.map(({ color }) => color);
      const ladder = [masstone, ...colors.slice(0, 3), tint, ...colors.slice(3), { R: 250, G: 250, B: 247 }];
      const lightness = ladder.map((color) => labOfRgb(color).L);
      return lightness.some((L, at) => at > 0 && L <= (lightness[at - 1] ?? 0));
    });
    expect(falls.map(({ name }) => name)).toEqual([]);
  });

  it('keeps its hue between those that were measured, the short way', () => {
    const turned = strips.flatMap(({ name, masstone, tint, strip }) => {
      const whole = turn(hueOf(masstone), hueOf(tint));
      return (strip ?? [])
        .filter(({ color }) => {
          // Channels are whole numbers: the paler a colour, the less certain is its hue.
          const slack = (Math.atan2(0.8, chromaOf(color)) * 180) / Math.PI;
          const own = turn(hueOf(masstone), hueOf(color));
          const [least, most] = whole < 0 ? [whole, 0] : [0, whole];
          return chromaOf(color) > 2 && (own < least - slack || own > most + slack);
        })
        .map(({ share, color }) => `${name} ${share} ${hueOf(masstone)} ${hueOf(color)} ${hueOf(tint)}`);
    });
    expect(turned).toEqual([]);
  });

  it('begins in the measured masstone, and goes through the measured tint', () => {
    const off = strips.filter(({ masstone, tint }) => {
      const colorAt = reductionCurve(masstone, tint);
      const isOff = (share: number, color: Rgb) =>
        colorAt !== null && deltaE2000(labOfRgb(colorAt(share)), labOfRgb(color)) >= 0.5;
      return isOff(1, masstone) || isOff(TINT, tint);
    });
    expect(off.map(({ name }) => name)).toEqual([]);
  });

  it('is near the tint just above its share, and never far from the masstone’s side', () => {
    const far = strips.filter(({ tint, strip }) => {
      const nearest = strip?.[2];
      return nearest && deltaE2000(labOfRgb(nearest.color), labOfRgb(tint)) > 2.5;
    });
    expect(far.map(({ name }) => name)).toEqual([]);
  });

  it('is left out for whites only', () => {
    const without = new Set(strips.filter(({ strip }) => !strip).map(({ product }) => product.name));
    expect([...without].filter((name) => !name.includes('White'))).toEqual([]);
    expect(without.size).toBeGreaterThan(10);
    expect(strips.filter(({ strip, product }) => strip && product.name.includes('White'))).toEqual([]);
  });
});

describe('the ends of a strip', () => {
  it('are none for white, for a tint that is darker, and for one that is nearly white', () => {
    const [dark, pale, white] = [200, 235, 247].map((each) => ({ R: each, G: each, B: each }));
    expect(reductions(white as Rgb, white as Rgb)).toBeNull();
    expect(reductions(pale as Rgb, dark as Rgb)).toBeNull();
    expect(reductions(dark as Rgb, white as Rgb)).toBeNull();
    expect(reductions(dark as Rgb, pale as Rgb)).toHaveLength(5);
  });
});
