import { options } from '../../data/options.ts';
import { commonNameOf } from '../../data/pigments/common-names.ts';
import type { Product } from '../../data/product.ts';

/** Columns of the full-text table, in order, with the weight that a match in each has. */
export const textColumns = { name: 12, numbers: 8, chemistry: 4, description: 1, competitor: 2 };

/** Full text of a product. Competitors' names have their own column, which few users may search. */
export function productText(product: Product): Record<keyof typeof textColumns, string> {
  const { fields } = product;
  const chemistries: Readonly<Record<string, string>> = options.chemistry;
  const competitors = Array.isArray(fields.competitor) ? fields.competitor : [];
  return {
    name: product.name,
    numbers: [
      product.prd,
      product.id,
      product.base,
      // Users also type `PB15:3` as `PB 15:3`.
      product.base.replace(/(\D)(\d)/, '$1 $2'),
      fields.color_index,
      fields.composition,
      fields.constitution_number,
      fields.cas_number,
    ].join(' '),
    chemistry: [
      fields.chemical_class,
      chemistries[product.chemistry],
      fields.color_space,
      commonNameOf(product.base),
    ].join(' '),
    description: `${product.shortDescription} ${product.longDescription}`.replaceAll(/<[^>]*>/g, ' '),
    competitor: competitors.map((entry: { value?: string }) => entry.value ?? '').join(' '),
  };
}
