import type { Formulation } from '../../../data/formulations/formulations.ts';
import { industries } from '../../../data/industries.ts';
import { options } from '../../../data/options.ts';
import type { Aggregations, FacetCount } from '../facets/facet-count.ts';
import { wordsOf } from '../term/words.ts';
import { type FormulationFacet, type FormulationQuery, formulationFacets } from './formulation-query.ts';

/** A formulation with what it is found and counted by. */
interface IndexedFormulation {
  formulation: Formulation;
  words: readonly string[];
  values: Readonly<Record<FormulationFacet, readonly string[]>>;
}

/** The formulations, ready to be searched. */
export interface FormulationIndex {
  formulations: readonly IndexedFormulation[];
  /** Every value of a facet with its title, in the order in which it is listed. */
  rows: Readonly<Record<FormulationFacet, readonly { key: string; title: string }[]>>;
}

/** What a search found. */
export interface FoundFormulations {
  /** In the order asked for. */
  found: Formulation[];
  /** Counts by filter, each as if the value stood alone in it; zero counts stay, since there are few values. */
  aggregations: Aggregations;
}

/** Reads what formulations are found by: title, ingredients, shade, application, binder. */
export function indexFormulations(formulations: readonly Formulation[]): FormulationIndex {
  const ingredients = new Map<string, string>();
  for (const { parts } of formulations) {
    for (const { key, title } of parts) ingredients.set(key, title);
  }
  const byTitle = [...ingredients].map(([key, title]) => ({ key, title }));
  return {
    formulations: formulations.map((formulation) => ({
      formulation,
      words: wordsOfFormulation(formulation),
      values: {
        i: [formulation.industry],
        c: formulation.colors,
        ingredient: [...new Set(formulation.parts.map(({ key }) => key))],
      },
    })),
    rows: {
      i: industries.map(({ code, title }) => ({ key: code, title })),
      c: Object.entries(options.color_space).map(([key, title]) => ({ key, title })),
      ingredient: byTitle.toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
    },
  };
}

/** `wordsOf` stops at twelve words, which suits what someone types. */
function wordsOfFormulation({ title, application, binder, shade, parts }: Formulation): string[] {
  return [title, application, binder, shade.title, ...parts.map((part) => part.title)].flatMap(wordsOf);
}

/**
 * Finds formulations.
 *
 * @param mine ids that the viewer has saved
 */
export function searchFormulations(
  { formulations, rows }: FormulationIndex,
  query: FormulationQuery,
  mine: ReadonlySet<string>,
): FoundFormulations {
  const terms = wordsOf(query.term);
  const scope = formulations.filter(
    ({ formulation, words }) =>
      (!query.isMine || mine.has(formulation.id)) &&
      terms.every((term) => words.some((word) => word.startsWith(term))),
  );
  const fulfils = ({ values }: IndexedFormulation, except?: FormulationFacet) =>
    formulationFacets.every((facet) => {
      const chosen = facet === except ? undefined : query.selected[facet];
      return !chosen || chosen.some((value) => values[facet].includes(value));
    });
  const count = (facet: FormulationFacet): FacetCount[] => {
    const others = scope.filter((one) => fulfils(one, facet));
    return rows[facet].map(({ key, title }) => ({
      ...{ key, title },
      count: others.filter(({ values }) => values[facet].includes(key)).length,
    }));
  };
  return {
    found: scope
      .filter((one) => fulfils(one))
      .map(({ formulation }) => formulation)
      .toSorted(orderOf(query, terms)),
    aggregations: Object.fromEntries(formulationFacets.map((facet) => [facet, count(facet)])),
  };
}

function orderOf({ sort }: FormulationQuery, terms: readonly string[]) {
  const byName = (a: Formulation, b: Formulation) => a.title.localeCompare(b.title, 'en') || byId(a, b);
  const byDate = (a: Formulation, b: Formulation) => b.createdDate.localeCompare(a.createdDate) || byId(a, b);
  if (sort === 'name') return byName;
  if (sort === 'newest' || terms.length === 0) return byDate;
  const isInTitle = ({ title }: Formulation) => {
    const words = wordsOf(title);
    return terms.every((term) => words.some((word) => word.startsWith(term)));
  };
  return (a: Formulation, b: Formulation) => Number(isInTitle(b)) - Number(isInTitle(a)) || byDate(a, b);
}

function byId(a: Formulation, b: Formulation): number {
  return a.id.localeCompare(b.id);
}
