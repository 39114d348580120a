import type { Lab } from '../../data/color.ts';
import type { Product } from '../../data/product.ts';
import { masstoneIn, streamOf } from '../../data/technical/medium-colors.ts';
import { mediaByIndustry } from '../../data/technical/property-catalogue.ts';

/** The face colour of an effect pigment on the panel in its images: in the first medium of its first industry. */
export function panelShade(product: Product): Lab {
  const [industry = 'coatings'] = product.industries;
  const [medium = ''] = mediaByIndustry[industry];
  return masstoneIn(product, industry, streamOf(product, medium, 'masstone'));
}
