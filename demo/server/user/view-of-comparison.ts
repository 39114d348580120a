import type { Comparison } from './comparison-store.ts';

/** How a comparison is shown. The reference only if it is one of the products: others may be closed to the viewer. */
export function viewOf({
  basket,
  reference,
  medium,
}: Pick<Comparison, 'basket' | 'reference' | 'medium'>): Pick<Comparison, 'reference' | 'medium'> {
  return { reference: basket.some(({ uid }) => uid === reference) ? reference : undefined, medium };
}
