import { compareTexts } from '../../../lib/text/compare-texts.ts';
import type { Facet } from '../../rules/facet.ts';

/** Facets below one expandable title. */
export interface Fieldset {
  id: string;
  title: string;
  /** Group of the fieldset; fieldsets of a group are adjacent. */
  group: string;
  /** One facet; a group's yes-no filters, one per row; or a facet with its child facet. */
  facets: readonly Facet[];
  /** Number of selected values. */
  chosen: number;
}

/** Number of visible fieldsets; the others are behind "All filters". */
const IN_SIGHT = 12;
/** Number of groups whose first fieldset is expanded at the start. */
const OPEN_GROUPS = 6;

/**
 * Groups a group's yes-no filters under one title, and a child filter under its parent's. Leaves out fieldsets without
 * values.
 *
 * @param yesNoTitle title of grouped yes-no filters
 */
export function fieldsetsOf(facets: readonly Facet[], yesNoTitle: string): Fieldset[] {
  const shown = facets.filter(({ control, values }) => control === 'date' || values.length > 0);
  const groups = new Map<string, Facet[]>();
  for (const facet of shown) {
    const id = facet.control === 'boolean' ? `group-${facet.group}` : (facetAbove(facet, shown) ?? facet.key);
    groups.set(id, [...(groups.get(id) ?? []), facet]);
  }
  return [...groups].map(([id, members]) => ({
    id,
    title: members.length > 1 && isYesNo(members[0]) ? yesNoTitle : (members[0]?.title ?? ''),
    group: members[0]?.group ?? '',
    facets: members,
    chosen: members.reduce((sum, { values }) => sum + values.filter(({ isChosen }) => isChosen).length, 0),
  }));
}

const isYesNo = (facet: Facet | undefined) => facet?.control === 'boolean';

/** Key of the parent facet, if that is shown and any value has a known parent. */
function facetAbove({ below, values }: Facet, shown: readonly Facet[]): string | undefined {
  const above = shown.find(({ key }) => key === below);
  const isBelow = above?.values.some(({ key }) => values.some(({ parent }) => parent === key));
  return isBelow ? below : undefined;
}

/** Whether no value of a fieldset leads to hits, and none is selected. */
export function isFruitless({ facets, chosen }: Fieldset): boolean {
  return chosen === 0 && facets.every(({ values }) => values.every(({ count }) => count === 0));
}

/** The visible fieldsets in order, and the others by title. */
export function splitFieldsets(fieldsets: readonly Fieldset[]): Record<'inSight' | 'others', Fieldset[]> {
  return {
    inSight: fieldsets.slice(0, IN_SIGHT),
    others: fieldsets.slice(IN_SIGHT).sort((a, b) => compareTexts(a.title, b.title)),
  };
}

/**
 * Ids of the fieldsets that are expanded at the start: the first of each of the first groups. Dates are excluded, since
 * an expanded one is counted by separate calls.
 */
export function openAtStart(fieldsets: readonly Fieldset[]): ReadonlySet<string> {
  const first = new Map<string, string>();
  for (const { id, group, facets } of fieldsets) {
    if (!first.has(group) && facets[0]?.control !== 'date') first.set(group, id);
  }
  return new Set([...first.values()].slice(0, OPEN_GROUPS));
}
