import type { Comparison } from './comparison-store.ts';

/** Returns a comparison for a response, with the reference only if it is one of the products the viewer may see. */
export function viewOf({
  basket,
  reference,
  medium,
}: Pick<Comparison, 'basket' | 'reference' | 'medium'>): Pick<Comparison, 'reference' | 'medium'> {
  return { reference: basket.some(({ uid }) => uid === reference) ? reference : undefined, medium };
}
