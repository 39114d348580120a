import type { ServiceCall } from '../../http/service-call.ts';
import { textOf, textsOf } from '../../payload/raw-values.ts';
import { fieldsCall, pigmentCall, technicalEntriesCall } from '../../services/product-calls.ts';
import type { AheadCall } from '../../store/ahead/ahead-call.ts';
import type { IsServed } from '../../store/ahead/served-calls.ts';
import { chooseIndustry } from '../rules/choose-industry.ts';
import { servedQuery } from './served-query.ts';

// The first calls of an island of a product as data, by the element's props alone: for calls made before the product's
// code runs, in the browser and on the page's server.

/** What an island's first calls depend on, apart from its props. */
export interface FirstCallsContext {
  /** Code of the industry in the page's address; `null` if there is none. */
  industry: string | null;
  isServed: IsServed;
  /** Products requested so far: the first island of a product determines the industry. */
  askedFor: Set<string>;
}

/** The first calls of an island of a product. */
export interface FirstProductCalls {
  /** Identifies the product's response (`served-query.ts`). */
  query: string;
  calls: readonly (readonly [AheadCall, ServiceCall])[];
}

/**
 * Returns the calls that an island of a product makes as soon as it is shown, except those whose response is in the
 * page. None without a product's id: the island fails.
 *
 * @param props props of the element, unvalidated
 */
export function firstProductCalls(
  names: readonly AheadCall[],
  { productId, industry: prop, industries }: Readonly<Record<string, unknown>>,
  { industry: query, isServed, askedFor }: FirstCallsContext,
): FirstProductCalls {
  const id = textOf(productId);
  if (id === undefined) return { query: '', calls: [] };
  const hints = { industries: textsOf(industries), prop: textOf(prop), query };
  const { industry, asks } = chooseIndustry(hints);
  const served = servedQuery(id, industry);
  const callOf = (name: AheadCall): ServiceCall | undefined => {
    if (name === 'fields') return isServed(name) ? undefined : fieldsCall();
    if (name === 'catalogues') return isServed(name) ? undefined : technicalEntriesCall();
    if (askedFor.has(id)) return undefined;
    askedFor.add(id);
    // The visitor must choose an industry first.
    const mustChoose = asks && industry === null;
    return mustChoose || isServed(name, served) ? undefined : pigmentCall({ productId: id, industry });
  };
  return {
    query: served,
    calls: names.flatMap((name) => {
      const call = callOf(name);
      return call ? [[name, call] as const] : [];
    }),
  };
}
