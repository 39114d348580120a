import { foldText } from '../../../lib/text/fold-text.ts';
import type { Facet, FacetValue } from '../../rules/facet.ts';

/** Maximum number of values shown without "Show all" and a search field. */
export const FEW_VALUES = 12;

/** The visitor's choices for a facet's display. */
export interface FacetView {
  showsAll: boolean;
  /** Text of the search field. */
  find: string;
  /** Values set apart since pointer or focus entered the facet, selected or not. */
  kept: ReadonlySet<string>;
}

/** The rows of a facet: those to show, and those set apart because they are selected but not among them. */
export interface ShownValues {
  main: readonly FacetValue[];
  apart: readonly FacetValue[];
}

/** Determines the shown values of a facet. All keep the facet's order, so that selecting moves none. */
export function shownValues({ values, shortlist }: Facet, { showsAll, find, kept }: FacetView): ShownValues {
  const wanted = foldText(find);
  const isMain = ({ key, title }: FacetValue) => {
    if (wanted) return foldText(title).includes(wanted);
    return showsAll || values.length <= FEW_VALUES || shortlist.has(key);
  };
  return {
    main: values.filter(isMain),
    apart: values.filter((value) => !isMain(value) && (value.isChosen || kept.has(value.key))),
  };
}
