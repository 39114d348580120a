import * as v from 'valibot';
import type {
  DocumentHit,
  ProductHit,
  SearchHit,
  SheetDocument,
  StackHit,
} from '../domain/search/search-hit.ts';
import { titledHit } from '../domain/search/titled-hit.ts';
import { recordOf } from '../payload/raw-values.ts';
import { documentEntries } from './asset-schema.ts';
import { innerListOfValid, listOfValid } from './list-of-valid.ts';

// What a hit can be shown without counts as absent if it is of an unknown shape.
const text = v.fallback(v.optional(v.string()), undefined);
const figure = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
  undefined,
);
const codes = v.fallback(v.optional(v.array(v.string()), []), []);
/** `#rrggbb`; any other value means none. */
export const color = v.pipe(
  text,
  v.transform((value) => (value && isColor(value) ? value : undefined)),
);
const colors = v.pipe(
  v.fallback(v.optional(v.array(v.string())), undefined),
  v.transform((values) => values?.filter(isColor)),
);
const isColor = (value: string) => /^#[\da-f]{6}$/i.test(value);

const sheetDocument: v.GenericSchema<unknown, SheetDocument> = v.object(documentEntries);

/** Values of a measured colour. */
export const lab = v.object({ L: v.number(), a: v.number(), b: v.number() });

/** Fields of a product's hit, as sent by the service. */
export const productHitEntries = {
  resultType: v.optional(v.literal('pigments'), 'pigments'),
  id: v.string(),
  prd: text,
  product_name: v.string(),
  brand: text,
  product_group: text,
  product_group_title: text,
  color_index: text,
  chemistry: text,
  chemistry_title: text,
  transparency: text,
  transparency_title: text,
  form: text,
  form_title: text,
  light_fastness: figure,
  weather_fastness: figure,
  heat_stability: figure,
  industries: codes,
  isActive: v.fallback(v.optional(v.boolean(), true), true),
  isInternal: v.optional(v.boolean(), false),
  hasSafetySheet: v.fallback(v.optional(v.boolean()), undefined),
  masstone: color,
  tint: color,
  /** Invalid values mean not measured. */
  lab: v.fallback(v.optional(lab), undefined),
  angles: colors,
  matched: v.fallback(v.optional(v.object({ title: v.string(), text: v.string() })), undefined),
  assets: v.fallback(v.optional(innerListOfValid(sheetDocument)), undefined),
};

const productHit: v.GenericSchema<unknown, ProductHit> = v.pipe(
  v.object(productHitEntries),
  v.transform(titledHit),
);

const documentHit: v.GenericSchema<unknown, DocumentHit> = v.pipe(
  v.object({
    ...documentEntries,
    resultType: v.literal('assets'),
    title: text,
    product: v.object({ id: v.string(), prd: text, product_name: v.string(), masstone: color }),
  }),
  v.transform((hit) => ({ ...hit, title: hit.title ?? hit.type })),
);

const stackHit: v.GenericSchema<unknown, StackHit> = v.pipe(
  v.object({
    resultType: v.literal('imageStacks'),
    id: v.string(),
    productId: v.string(),
    prd: text,
    product_name: v.string(),
    stackFileVersion: v.fallback(v.optional(v.number(), 1), 1),
    stackPreviewImage: v.fallback(v.optional(v.object({ url: text })), undefined),
    images: v.fallback(v.optional(innerListOfValid(v.object({ angle: v.string() })), []), []),
  }),
  v.transform(({ stackPreviewImage, images, ...hit }) => ({
    ...hit,
    preview: stackPreviewImage?.url || undefined,
    angles: images.map(({ angle }) => angle),
  })),
);

/** A hit by its type: the issues of a union would not say which field is wrong. */
const searchHit = v.lazy((hit): v.GenericSchema<unknown, SearchHit> => {
  const { resultType } = recordOf(hit);
  if (resultType === 'assets') return documentHit;
  return resultType === 'imageStacks' ? stackHit : productHit;
});

/** Hits of any type; an invalid hit is left out and the rest is kept. */
export const searchHits: v.GenericSchema<unknown, SearchHit[]> = listOfValid(searchHit);
