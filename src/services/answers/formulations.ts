import * as v from 'valibot';
import { optionalField } from '../optional-field.ts';

/** Schema of a recipe in the list of a product. */
export const formulation = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  title: v.string(),
  link: optionalField(v.string()),
  /** `color`: sRGB in hex (decision B24). */
  shade: optionalField(v.object({ title: v.string(), color: optionalField(v.string()) })),
});
