import { chooseIndustry } from '../../domain/industry/choose-industry.ts';
import { askAhead } from '../../http/ask-ahead.ts';
import type { ServiceCall } from '../../http/service-call.ts';
import { textOf, textsOf } from '../../payload/raw-values.ts';
import { cataloguesCall, fieldsCall, pigmentCall } from '../../services/product-calls.ts';
import { readIndustry } from '../product/industry-address.ts';
import { servedQuery } from '../product/served-query.ts';
import type { AheadCall } from './ahead-call.ts';
import type { AheadContext } from './ahead-context.ts';
import type { IsServed } from './served-parts.ts';

/** What the calls of an island depend on beside its props. */
export interface AheadPage extends Omit<AheadContext, 'userId'> {
  isServed: IsServed;
  /** Products asked for so far: the first of a product's islands decides the industry. */
  askedFor: Set<string>;
}

/**
 * Makes calls that an island of a product will make as soon as it is shown: none whose answer the page has brought
 * along.
 *
 * @param props those of the element, unchecked
 */
export function askForProduct(
  names: readonly AheadCall[],
  { productId, industry, industries }: Readonly<Record<string, unknown>>,
  page: AheadPage,
): void {
  // The island fails without one.
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
  { isServed, askedFor }: AheadPage,
): ServiceCall | undefined {
  if (name !== 'product') {
    if (isServed(name)) return undefined;
    return name === 'fields' ? fieldsCall() : cataloguesCall();
  }
  if (askedFor.has(id)) return undefined;
  askedFor.add(id);
  const { industry, asks } = chooseIndustry({ industries, prop, query: readIndustry() });
  // The visitor has to choose first.
  if (asks && industry === null) return undefined;
  return isServed('product', servedQuery(id, industry))
    ? undefined
    : pigmentCall({ productId: id, industry });
}
