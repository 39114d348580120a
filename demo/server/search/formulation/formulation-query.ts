import { industryCodes } from '../../../data/industries.ts';
import { options } from '../../../data/options.ts';
import { keysIn, listIn, textsIn } from '../query/raw-query.ts';
import { type IgnoredValue, readTerm } from '../query/search-query.ts';

/** What formulations can be sorted by. */
export const formulationSorts = ['relevance', 'newest', 'name'] as const;

/** An order of formulations. */
export type FormulationSort = (typeof formulationSorts)[number];

/** Filters that formulations are counted by: industry, colour of the shade, ingredient. */
export const formulationFacets = ['i', 'c', 'ingredient'] as const;

/** A filter that formulations are counted by. */
export type FormulationFacet = (typeof formulationFacets)[number];

/** A request for formulations, read from its query string and checked. */
export interface FormulationQuery {
  term: string;
  /** Relevance without a term is the order by date. */
  sort: FormulationSort;
  isMine: boolean;
  /** Values by facet; only facets with a selection. */
  selected: Partial<Record<FormulationFacet, string[]>>;
  ignored: IgnoredValue[];
}

/**
 * Reads the filters. Values that nothing can have are left out and named, as in the search of products; keys of
 * others are passed over.
 *
 * @param ingredients keys of the raw materials and ids of the products that occur
 * @throws Refusal 400 for a term that is too long
 */
export function readFormulationQuery(search: string, ingredients: ReadonlySet<string>): FormulationQuery {
  const known: Record<string, (value: string) => boolean> = {
    i: (value) => (industryCodes as readonly string[]).includes(value),
    c: (value) => Object.hasOwn(options.color_space, value),
    ingredient: (value) => ingredients.has(value),
    tab: (value) => value === 'all' || value === 'mine',
    sort: (value) => (formulationSorts as readonly string[]).includes(value),
  };
  const ignored: IgnoredValue[] = [];
  const read = new Map<string, string[]>();
  for (const key of keysIn(search)) {
    const isKnown = known[key];
    if (!isKnown) continue;
    const asked = [...new Set(listIn(search, key))];
    const kept = asked.filter(isKnown);
    ignored.push(...asked.filter((value) => !isKnown(value)).map((value) => ({ key, value })));
    if (kept.length > 0) read.set(key, kept);
  }
  const selected = formulationFacets.flatMap((facet) => {
    const values = read.get(facet);
    return values ? [[facet, values] as const] : [];
  });
  return {
    term: readTerm(textsIn(search, 'q')),
    sort: (read.get('sort')?.[0] as FormulationSort | undefined) ?? 'relevance',
    isMine: read.get('tab')?.[0] === 'mine',
    selected: Object.fromEntries(selected),
    ignored,
  };
}
