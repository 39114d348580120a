import { withValues } from './change-query.ts';
import type { Facet, FacetValue } from './facet.ts';
import type { ListingQuery } from './listing-query.ts';

/** A value with its child values, such as a document category with its types. */
export interface Branch {
  value: FacetValue;
  leaves: readonly FacetValue[];
  /** `all`: it is selected itself, or all of its children are. */
  isChosen: 'all' | 'partly' | 'none';
}

/** Parent and child filter as one control. */
export interface ValueTree {
  /** Key of the parent filter. */
  above: string;
  /** Key of the child filter. */
  below: string;
  branches: readonly Branch[];
  /** Values of the child filter without a parent. */
  others: readonly FacetValue[];
}

/** Groups a facet's values under those of its parent facet. Branches without children keep their place. */
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

/** Selects a branch in place of its children, or deselects both. */
export function withBranchToggled(query: ListingQuery, tree: ValueTree, key: string): ListingQuery {
  const { above, below } = chosenIn(query, tree);
  const own = new Set(leavesOf(tree, [key]));
  const rest = below.filter((leaf) => !own.has(leaf));
  const isChosen = tree.branches.find(({ value }) => value.key === key)?.isChosen === 'all';
  if (isChosen) return written(query, tree, { above: without(above, key), below: rest });
  return joined(query, tree, { above: [...above, key], below: rest });
}

/** Selects a child in place of its whole branch, or deselects it. */
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

/**
 * Branches and children widen the search. The contract says so, but some services require both filters to match: a branch
 * beside children is replaced by all of its own, which finds the same in either case.
 */
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
