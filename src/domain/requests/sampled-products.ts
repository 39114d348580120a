import type { SampledProduct, SamplesProps } from './samples-props.ts';

interface Candidate {
  prd?: string | null | undefined;
  product_name: string;
  /** @default true */
  isActive?: boolean | undefined;
  /** CSS colour. */
  color?: string | undefined;
}

/**
 * Returns products as the request for samples takes them, each once, and the names of those of which there are none: they
 * are no longer made, or have no product code.
 *
 * @param industry code of the industry for which the samples are; `null` for none
 */
export function sampledProducts(
  candidates: readonly Candidate[],
  industry: string | null,
): Pick<SamplesProps, 'products' | 'unavailable'> {
  const products = new Map<string, SampledProduct>();
  const unavailable = new Set<string>();
  for (const { prd, product_name: productName, isActive = true, color } of candidates) {
    if (prd && isActive) products.set(prd, { prd, productName, industry, ...(color && { color }) });
    else unavailable.add(productName);
  }
  return { products: [...products.values()], unavailable: [...unavailable] };
}
