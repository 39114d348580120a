import { withValues } from './change-query.ts';
import type { Facet, FacetValue } from './facet.ts';
import type { ListingQuery } from './listing-query.ts';

/** A value with those of the filter below it, such as a category of documents with its types. */
export interface Branch {
  value: FacetValue;
  leaves: readonly FacetValue[];
  /** `all`: it is chosen itself, or each of its leaves is. */
  isChosen: 'all' | 'partly' | 'none';
}

/** Two filters, one above the other, as one choice. */
export interface ValueTree {
  /** Key of the filter above. */
  above: string;
  /** Key of the filter below. */
  below: string;
  branches: readonly Branch[];
  /** Values of the filter below that belong to none of the branches. */
  others: readonly FacetValue[];
}

/** Puts the values of a facet below those of another. Branches without any leaf keep their place. */
export function valueTree(above: Facet, below: Facet): ValueTree {
  const branches = above.values.map((value): Branch => {
    const leaves = below.values.filter(({ parent }) => parent === value.key);
    const chosen = leaves.filter(({ isChosen }) => isChosen).length;
    const isAll = value.isChosen || (chosen > 0 && chosen === leaves.length);
    return { value, leaves, isChosen: isAll ? 'all' : chosen > 0 ? 'partly' : 'none' };
  });
  const inBranch = new Set(branches.flatMap(({ leaves }) => leaves.map(({ key }) => key)));
  const others = below.values.filter(({ key }) => !inBranch.has(key));
  return { above: above.key, below: below.key, branches, others };
}

/** The query with a branch chosen, in place of its leaves, or taken back with them. */
export function withBranchToggled(query: ListingQuery, tree: ValueTree, key: string): ListingQuery {
  const { above, below } = chosenIn(query, tree);
  const own = new Set(leavesOf(tree, [key]));
  const rest = below.filter((leaf) => !own.has(leaf));
  const isChosen = tree.branches.find(({ value }) => value.key === key)?.isChosen === 'all';
  if (isChosen) return written(query, tree, { above: without(above, key), below: rest });
  return joined(query, tree, { above: [...above, key], below: rest });
}

/** The query with a leaf chosen, in place of its whole branch, or taken back. */
export function withLeafToggled(query: ListingQuery, tree: ValueTree, key: string): ListingQuery {
  const { above, below } = chosenIn(query, tree);
  if (below.includes(key)) return written(query, tree, { above, below: without(below, key) });
  const rest = above.filter((branch) => !leavesOf(tree, [branch]).includes(key));
  return joined(query, tree, { above: rest, below: [...below, key] });
}

interface Chosen {
  above: readonly string[];
  below: readonly string[];
}

function chosenIn({ filters }: ListingQuery, tree: ValueTree): Chosen {
  return { above: filters[tree.above] ?? [], below: filters[tree.below] ?? [] };
}

/** Services find what fulfils both filters. So that branches and leaves widen, beside leaves a branch is all of its own. */
function joined(query: ListingQuery, tree: ValueTree, { above, below }: Chosen): ListingQuery {
  if (below.length === 0) return written(query, tree, { above, below });
  return written(query, tree, { above: [], below: [...leavesOf(tree, above), ...below] });
}

function written(query: ListingQuery, tree: ValueTree, { above, below }: Chosen): ListingQuery {
  return withValues(withValues(query, tree.above, above), tree.below, below);
}

function leavesOf({ branches }: ValueTree, keys: readonly string[]): string[] {
  return branches
    .filter(({ value }) => keys.includes(value.key))
    .flatMap(({ leaves }) => leaves.map(({ key }) => key));
}

function without(values: readonly string[], value: string): string[] {
  return values.filter((each) => each !== value);
}
