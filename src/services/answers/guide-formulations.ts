import * as v from 'valibot';
import type { FormulationDetail } from '../../domain/formulation/formulation.ts';
import { colorIndexCode } from '../../domain/search/color-index-code.ts';
import { innerListOfValid } from '../list-of-valid.ts';

const text = v.fallback(v.optional(v.string()), undefined);

/** sRGB in hex (decision B24); other forms mean unknown. */
const color = v.pipe(
  text,
  v.transform((value) => (value && /^#[\da-f]{6}$/i.test(value) ? value : undefined)),
);

const lab = v.object({ L: v.number(), a: v.number(), b: v.number() });

const textual = v.object({ title: v.string(), text: v.string() });

const ingredient = v.pipe(
  v.object({
    title: v.string(),
    share: v.number(),
    part: v.optional(v.string(), 'A'),
    purpose: v.fallback(v.optional(v.string(), ''), ''),
    productId: text,
    prd: text,
    industries: v.fallback(v.optional(v.array(v.string()), []), []),
    color_index: text,
    color,
    masstone: color,
    tint: color,
  }),
  v.transform(({ productId, prd, industries, color_index, color, masstone, tint, ...rest }) => ({
    ...rest,
    ...(productId !== undefined && {
      product: {
        id: productId,
        prd,
        industries,
        color: masstone ?? color,
        tint,
        colorIndex: color_index && colorIndexCode(color_index),
      },
    }),
  })),
);

/** Schema of a formulation with all that belongs to it. */
export const formulationDetail: v.GenericSchema<unknown, FormulationDetail> = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  title: v.string(),
  industry: v.string(),
  createdDate: text,
  isFavorite: v.fallback(v.optional(v.boolean(), false), false),
  application: text,
  binder: text,
  solids: v.fallback(v.optional(v.number()), undefined),
  stages: v.fallback(v.optional(innerListOfValid(v.object({ part: v.string(), title: v.string() })), []), []),
  // A formulation with an unreadable ingredient is refused: without it, it would be wrong.
  parts: v.array(ingredient),
  method: v.fallback(v.optional(innerListOfValid(textual), []), []),
  shade: v.fallback(
    v.optional(v.object({ title: v.string(), color, lab: v.fallback(v.optional(lab), undefined) })),
    undefined,
  ),
});
