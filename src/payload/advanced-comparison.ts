import * as v from 'valibot';

const text = v.string();

/** Comparison of products written by editors (spec P§3 "Advanced comparison"). */
export const advancedComparisonSchema = v.object({
  id: v.pipe(v.union([text, v.number()]), v.transform(String)),
  title: text,
  /** Code. */
  industry: text,
  /** HTML. */
  content: v.optional(text, ''),
  components: v.optional(v.array(v.object({ uid: text, productName: text, link: v.optional(text) })), []),
});
