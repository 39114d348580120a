import type { Level } from '../applicability.ts';
import type { IndustryCode } from '../industries.ts';
import { coatingsFields } from './coatings.ts';
import { constructionFields, technicalFields, textileFields } from './construction-textile-technical.ts';
import { cosmeticsFields, foodFields } from './cosmetics-food.ts';
import { plasticsFields } from './plastics.ts';
import { printingFields } from './printing.ts';
import type { Fields } from './values.ts';
import type { Variant } from './variant.ts';

type MakeFields = (variant: Variant, level: Level) => Fields;

const makers: Record<IndustryCode, MakeFields> = {
  coatings: coatingsFields,
  plastics: plasticsFields,
  printing: printingFields,
  cosmetics: cosmeticsFields,
  'food-pharma': foodFields,
  construction: constructionFields,
  'textile-leather': textileFields,
  technical: technicalFields,
};

/** The fields that a product has in one industry only. */
export function industryFields(variant: Variant, industry: IndustryCode, level: Level): Fields {
  return makers[industry](variant, level);
}
