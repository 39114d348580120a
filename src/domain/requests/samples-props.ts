import * as v from 'valibot';

const address = v.object({
  name: v.optional(v.string(), ''),
  street: v.optional(v.string(), ''),
  zipCode: v.optional(v.string(), ''),
  city: v.optional(v.string(), ''),
  /** Code. */
  country: v.optional(v.string(), ''),
});

const product = v.object({
  /** Product code. */
  prd: v.string(),
  /** Name of the product. @default the product code */
  productName: v.optional(v.string()),
  /** Code of the industry for which the sample is. */
  industry: v.optional(v.nullable(v.string()), null),
  /** CSS colour of its swatch. */
  color: v.optional(v.string()),
  /** Amount at first, such as `250 g`. @default the first of `samples.amounts` of the payload */
  amount: v.optional(v.string()),
});

/** Props of the overlay that requests samples of several products, from its opener. */
export const samplesProps = v.object({
  /** The products; required. */
  products: v.optional(v.array(product), []),
  /** Names of products that the reader has chosen and of which there are no samples: named, and left out. */
  unavailable: v.optional(v.array(v.string()), []),
  /** Number of the request that is made again. */
  again: v.optional(v.string()),
  /** What the samples are for, at first. */
  reason: v.optional(v.string(), ''),
  /** The reader's address, at first. @default company and country of the profile */
  customer: v.optional(address),
  /** Another address to ship to, at first. */
  shipping: v.optional(address),
});

/** Props of the overlay for samples of several products. */
export type SamplesProps = v.InferOutput<typeof samplesProps>;

/** A product of which a sample is requested. */
export type SampledProduct = SamplesProps['products'][number];
