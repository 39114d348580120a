import type { Facet, FacetValue } from '../../../../domain/search/facet.ts';
import { foldText } from '../../../../lib/fold-text.ts';

/** Up to so many values are shown at once, without "Show all" and without a field to find one. */
export const FEW_VALUES = 12;

/** What a visitor has asked a facet to show. */
export interface FacetView {
  showsAll: boolean;
  /** What is typed to find a value. */
  find: string;
  /** Values that were set apart since pointer or focus came into the facet, chosen or not. */
  kept: ReadonlySet<string>;
}

/** The rows of a facet: those asked for, and those set apart because they are chosen but would not be among them. */
export interface ShownValues {
  main: readonly FacetValue[];
  apart: readonly FacetValue[];
}

/** Chooses which values of a facet are shown. All keep the facet's order, so that none moves by being chosen. */
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
