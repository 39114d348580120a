/** What may be requested in one request for samples of several products: the payload says it, and the service holds it. */
export const samples = {
  /** Maximum number of products. */
  limit: 10,
  /** Amounts of one sample, the usual one first. */
  amounts: ['100 g', '250 g', '500 g', '1 kg'],
} as const;
