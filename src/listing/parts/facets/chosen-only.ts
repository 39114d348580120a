import type { Facet } from '../../rules/facet.ts';

const idOf = (filter: string | undefined, value: string | undefined) => `${filter}=${value}`;

/** Ids of the selected values of some facets, and of the branches around them; `undefined` if none is selected. */
export function chosenIds(facets: readonly Facet[]): ReadonlySet<string> | undefined {
  const ids = facets.flatMap(({ key, below, values }) =>
    values
      .filter(({ isChosen }) => isChosen)
      .flatMap((value) => [idOf(key, value.key), ...(value.parent ? [idOf(below, value.parent)] : [])]),
  );
  return ids.length > 0 ? new Set(ids) : undefined;
}

/** Facets reduced to some values, by id, to what is below these, and to what is selected. */
export function reducedTo(ids: ReadonlySet<string>, facets: readonly Facet[]): Facet[] {
  return facets.map((facet) => ({
    ...facet,
    values: facet.values.filter(
      ({ key, parent, isChosen }) =>
        isChosen || ids.has(idOf(facet.key, key)) || ids.has(idOf(facet.below, parent)),
    ),
  }));
}
