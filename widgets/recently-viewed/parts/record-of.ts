import { colorIndexCode } from '../../../src/domain/search/color-index-code.ts';
import { swatchAt } from '../../../src/domain/technical/swatch-at.ts';
import {
  degreesOfAngle,
  MASSTONE,
  rankOfAngle,
  type TechnicalEntry,
} from '../../../src/domain/technical/technical-property.ts';
import { hexNotation } from '../../../src/lib/text/hex-notation.ts';
import { mainColors } from '../../../src/product/rules/colors/main-colors.ts';
import type { Pigment } from '../../../src/services/pigment.ts';
import type { RecentProduct } from '../rules/recent-product.ts';

/** What is kept of a product on its page: name, Colour Index, industry, and the measured colours that hits show. */
export function recordOf(product: Pigment, entries: readonly TechnicalEntry[]): RecentProduct {
  const { id, prd, product_name, industry, fields, technicalProperties } = product;
  const { color_index } = fields;
  const colors = mainColors(technicalProperties, entries);
  const masstones = technicalProperties.filter(
    ({ medium, applicationType }) => medium === colors?.medium && applicationType === MASSTONE,
  );
  const angles = anglesOf(masstones).flatMap((angle) => {
    const color = swatchAt(masstones, angle);
    return color ? hexNotation(color) : [];
  });
  return {
    id,
    product_name,
    ...(prd && { prd }),
    ...(typeof color_index === 'string' && { color_index: colorIndexCode(color_index) }),
    ...(industry && { industry }),
    ...(colors && { masstone: hexNotation(colors.masstone.color) }),
    ...(colors?.tint && { tint: hexNotation(colors.tint.color) }),
    ...(angles.length > 1 && { angles }),
  };
}

/** On this side of the gloss: the other one repeats the first colours. */
function anglesOf(masstones: Pigment['technicalProperties']): string[] {
  const angles = masstones.flatMap(({ angle }) => angle ?? []);
  return [...new Set(angles)]
    .filter((angle) => (degreesOfAngle(angle) ?? -1) >= 0)
    .toSorted((one, other) => rankOfAngle(one) - rankOfAngle(other));
}
