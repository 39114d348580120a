import type { Asset } from '../../data/assets/asset.ts';
import { type Rgb, rgbToHex } from '../../data/base/color.ts';
import type { FieldValue } from '../../data/fields/values.ts';
import type { OptionField } from '../../data/options.ts';
import type { Product } from '../../data/product.ts';
import { optionTitle } from './option-title.ts';

/** A product as listed. */
export interface ProductHit {
  id: string;
  /** `pigments::` and the id. */
  uid: string;
  resultType: 'pigments';
  prd: string;
  product_name: string;
  brand?: string;
  product_group?: string;
  product_group_title?: string;
  color_space?: string;
  /** Colour Index name, such as `C.I. Pigment Red 254`. */
  color_index?: string;
  chemistry?: string;
  chemistry_title?: string;
  form?: string;
  form_title?: string;
  transparency?: string;
  transparency_title?: string;
  industries: string[];
  isActive: boolean;
  isInternal: boolean;
  /** sRGB and the asset id of the colour chip. */
  color_values?: Rgb & { image: string | null };
  /** `#rrggbb` of the same colour. */
  color?: string;
  product_description_short: string;
  createdDate: string;
}

/** The hit of a product with these documents. */
export function productHit(product: Product, assets: readonly Asset[]): ProductHit {
  return {
    id: product.id,
    uid: `pigments::${product.id}`,
    resultType: 'pigments',
    prd: product.prd,
    product_name: product.name,
    ...stated({
      brand: product.fields.brand,
      product_group: product.fields.product_group,
      product_group_title: titleOf('product_group', product.fields.product_group),
      color_space: product.fields.color_space,
      chemistry: product.chemistry,
      chemistry_title: titleOf('chemistry', product.chemistry),
      form: product.fields.form,
      form_title: titleOf('form', product.fields.form),
      transparency: product.fields.transparency,
    }),
    ...identityOf(product),
    industries: product.industries,
    isActive: product.isActive,
    isInternal: product.isInternal,
    ...(product.color && {
      color_values: {
        ...product.color,
        image: assets.find(({ type }) => type === 'image_color_chip')?.id ?? null,
      },
      color: rgbToHex(product.color),
    }),
    product_description_short: product.shortDescription,
    createdDate: product.createdDate,
  };
}

/** A product's Colour Index name and the title of its transparency, if it has them. */
export function identityOf({ fields }: Product): Pick<ProductHit, 'color_index' | 'transparency_title'> {
  return stated({
    color_index: fields.color_index,
    transparency_title: titleOf('transparency', fields.transparency),
  });
}

function titleOf(field: OptionField, key: FieldValue | undefined): string | undefined {
  return typeof key === 'string' ? optionTitle(field, key) : undefined;
}

function stated<K extends string>(values: Record<K, FieldValue | undefined>): { [key in K]?: string } {
  return Object.fromEntries(
    Object.entries<FieldValue | undefined>(values).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  ) as { [key in K]?: string };
}
