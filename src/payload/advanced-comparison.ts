import * as v from 'valibot';

const text = v.string();

const component = v.object({ uid: text, productName: text, link: v.fallback(v.optional(text), undefined) });

/** Comparison of products written by editors (spec P§3 "Advanced comparison"). */
export const advancedComparisonSchema = v.object({
  id: v.pipe(v.union([text, v.number()]), v.transform(String)),
  title: text,
  /** Code. */
  industry: text,
  /** HTML. */
  content: v.fallback(v.optional(text, ''), ''),
  components: v.fallback(v.optional(v.array(component), []), []),
});

/** An editors' comparison. */
export type AdvancedComparison = v.InferOutput<typeof advancedComparisonSchema>;
