import type { Facet } from '../../../../domain/search/facet.ts';

/** Facets under one title that opens and shuts. */
export interface Fieldset {
  id: string;
  title: string;
  /** Fieldsets of one group stand together. */
  group: string;
  /** One; the yes-no filters of one group, which are a row each; or one with the one below it. */
  facets: readonly Facet[];
  /** How many values are chosen. */
  chosen: number;
}

/** So many fieldsets are in sight; all others wait behind "All filters". */
const IN_SIGHT = 12;
/** Of so many groups the first fieldset stands open at the start. */
const OPEN_GROUPS = 6;

/**
 * Puts the yes-no filters of one group under one title, and a filter below another one under that one's. Leaves out
 * what has no values to choose from.
 *
 * @param yesNoTitle title of yes-no filters that stand together
 */
export function fieldsetsOf(facets: readonly Facet[], yesNoTitle: string): Fieldset[] {
  const shown = facets.filter(({ control, values }) => control === 'date' || values.length > 0);
  const groups = new Map<string, Facet[]>();
  for (const facet of shown) {
    const id = facet.control === 'boolean' ? `group-${facet.group}` : (placeAbove(facet, shown) ?? facet.key);
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

/** Key of the facet above, if that is shown as well and any value is known to belong to one of its own. */
function placeAbove({ below, values }: Facet, shown: readonly Facet[]): string | undefined {
  const above = shown.find(({ key }) => key === below);
  const isPlaced = above?.values.some(({ key }) => values.some(({ parent }) => parent === key));
  return isPlaced ? below : undefined;
}

/** The fieldsets in sight, in their order, and the others by title. */
export function splitFieldsets(fieldsets: readonly Fieldset[]): Record<'inSight' | 'others', Fieldset[]> {
  return {
    inSight: fieldsets.slice(0, IN_SIGHT),
    others: fieldsets.slice(IN_SIGHT).sort((a, b) => a.title.localeCompare(b.title, 'en')),
  };
}

/**
 * Ids of the fieldsets that stand open at the start: the first of each of the first groups. Dates are not among them,
 * since an open one is counted by calls of its own.
 */
export function openAtStart(fieldsets: readonly Fieldset[]): ReadonlySet<string> {
  const first = new Map<string, string>();
  for (const { id, group, facets } of fieldsets) {
    if (!first.has(group) && facets[0]?.control !== 'date') first.set(group, id);
  }
  return new Set([...first.values()].slice(0, OPEN_GROUPS));
}
