import { askAhead } from '../../http/ask-ahead.ts';
import type { AheadCall } from '../../store/ahead/ahead-call.ts';
import type { AheadContext } from '../../store/ahead/ahead-context.ts';
import { type FirstCallsContext, firstProductCalls } from './first-product-calls.ts';
import { readIndustry } from './industry-address.ts';

/** What an island's calls depend on, apart from its props. */
export type ProductAhead = Omit<AheadContext, 'userId'> & Omit<FirstCallsContext, 'industry'>;

/**
 * Makes the calls that an island of a product will make as soon as it is shown, except those whose response is in the
 * page.
 *
 * @param props props of the element, unvalidated
 */
export function askForProduct(
  names: readonly AheadCall[],
  props: Readonly<Record<string, unknown>>,
  page: ProductAhead,
): void {
  const { calls } = firstProductCalls(names, props, { ...page, industry: readIndustry() });
  for (const [, call] of calls) askAhead(page, 'search', call);
}
