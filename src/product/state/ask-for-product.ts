import { askAhead } from '../../http/ask-ahead.ts';
import type { ServiceCall } from '../../http/service-call.ts';
import { textOf, textsOf } from '../../payload/raw-values.ts';
import { fieldsCall, pigmentCall, technicalEntriesCall } from '../../services/product-calls.ts';
import type { AheadCall } from '../../store/ahead/ahead-call.ts';
import type { AheadContext } from '../../store/ahead/ahead-context.ts';
import type { IsServed } from '../../store/ahead/served-calls.ts';
import { chooseIndustry } from '../rules/choose-industry.ts';
import { readIndustry } from './industry-address.ts';
import { servedQuery } from './served-query.ts';

/** What an island's calls depend on, apart from its props. */
export interface ProductAhead extends Omit<AheadContext, 'userId'> {
  isServed: IsServed;
  /** Products requested so far: the first island of a product determines the industry. */
  askedFor: Set<string>;
}

/**
 * Makes the calls that an island of a product will make as soon as it is shown, except those whose response is in the
 * page.
 *
 * @param props props of the element, unvalidated
 */
export function askForProduct(
  names: readonly AheadCall[],
  { productId, industry, industries }: Readonly<Record<string, unknown>>,
  page: ProductAhead,
): void {
  // Without an id the island fails.
  const id = textOf(productId);
  if (id === undefined) return;
  const query = { id, industry: textOf(industry), industries: textsOf(industries) };
  for (const name of names) {
    const call = callOf(name, query, page);
    if (call) askAhead(page, 'search', call);
  }
}

interface Query {
  id: string;
  industry: string | undefined;
  industries: readonly string[] | undefined;
}

function callOf(
  name: AheadCall,
  { id, industry: prop, industries }: Query,
  { isServed, askedFor }: ProductAhead,
): ServiceCall | undefined {
  if (name !== 'product') {
    if (isServed(name)) return undefined;
    return name === 'fields' ? fieldsCall() : technicalEntriesCall();
  }
  if (askedFor.has(id)) return undefined;
  askedFor.add(id);
  const { industry, asks } = chooseIndustry({ industries, prop, query: readIndustry() });
  // The visitor must choose an industry first.
  if (asks && industry === null) return undefined;
  return isServed('product', servedQuery(id, industry))
    ? undefined
    : pigmentCall({ productId: id, industry });
}
