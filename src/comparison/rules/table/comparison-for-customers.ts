import { isInternalField } from '../../../domain/fields/field-entry.ts';
import { hidingCodes } from '../../../domain/fields/unnamed-codes.ts';
import { type ColorMedium, colorMedia } from '../colors/color-media.ts';
import type { ComparedGroup } from './compared-row.ts';
import { type ComparedProduct, type ComparisonBasis, comparisonGroups } from './comparison-rows.ts';

/** What a comparison shows. */
export interface TableContent {
  media: readonly ColorMedium[];
  groups: readonly ComparedGroup[];
}

/** Returns a comparison as customers get it: without internal fields, and codes that nobody has named. */
export function comparisonForCustomers(
  products: readonly ComparedProduct[],
  { manifest, technicalEntries, industry, ...basis }: ComparisonBasis,
): TableContent {
  const named = hidingCodes(technicalEntries);
  const open = manifest.filter(
    (entry) => entry.informationType !== 'internal_info' && !isInternalField(entry, industry),
  );
  return {
    media: colorMedia(products, named),
    groups: comparisonGroups(products, {
      ...basis,
      industry,
      manifest: hidingCodes(open),
      technicalEntries: named,
    }),
  };
}
