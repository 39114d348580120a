import type { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import type { Lab, Rgb } from '../../../../demo/data/base/color.ts';
import { catalogueMaker, DEFAULT_SCALE } from '../../../../demo/data/catalogue-maker.ts';
import type { Product } from '../../../../demo/data/product.ts';
import { technicalProperties } from '../../../../demo/data/technical/technical-properties.ts';
import { anglePanel } from '../../../../demo/server/document/angle-image.ts';
import { deltaE2000 } from '../../../../src/comparison/rules/colors/delta-e-2000.ts';
import { labOfRgb } from '../../../../src/domain/color/lab-of-rgb.ts';

const maker = catalogueMaker();
const effects = Array.from({ length: DEFAULT_SCALE }, (_, index) => maker.product(index)).filter(
  ({ isEffect }) => isEffect,
);

/** Masstone at one angle in the first medium of the first industry, which the page shows. */
function measuredAt(product: Product, angle: string): { lab: Lab; rgb: Rgb } {
  const [first, ...rest] = technicalProperties(product, product.industries[0]);
  const value = (type: string) =>
    [first, ...rest].find(
      (each) =>
        each?.medium === first?.medium &&
        each?.applicationType === 'masstone' &&
        each?.propertyType === type &&
        each?.angle === angle,
    )?.value;
  return {
    lab: { L: value('lightness'), a: value('a'), b: value('b') } as Lab,
    rgb: value('rgb') as Rgb,
  };
}

function meanOf({ data }: PNG): Rgb {
  const mean = { R: 0, G: 0, B: 0 };
  for (let at = 0; at < data.length; at += 4) {
    mean.R += data[at] ?? 0;
    mean.G += data[at + 1] ?? 0;
    mean.B += data[at + 2] ?? 0;
  }
  const pixels = data.length / 4;
  return { R: mean.R / pixels, G: mean.G / pixels, B: mean.B / pixels };
}

describe('anglePanel', () => {
  it('has the colour written beside it as its mean, for each effect pigment at each angle', () => {
    const figures = { images: 0, shownWhole: 0 };
    for (const product of effects) {
      for (const { angle } of maker.assets(product)) {
        if (!angle) continue;
        const { lab, rgb } = measuredAt(product, angle);
        const mean = labOfRgb(meanOf(anglePanel(product, angle)));
        expect(deltaE2000(labOfRgb(rgb), mean), `${product.id} at ${angle}`).toBeLessThan(1);
        figures.images++;
        // Close to the gloss, effect pigments outshine the screen.
        if (deltaE2000(lab, labOfRgb(rgb)) > 0.5) continue;
        expect(deltaE2000(lab, mean), `${product.id} at ${angle}`).toBeLessThan(1);
        figures.shownWhole++;
      }
    }
    expect(figures.images).toBeGreaterThan(300);
    expect(figures.shownWhole).toBeGreaterThan(150);
  });
});
