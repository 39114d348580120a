import { mergeSet } from './merge-set.ts';

/** `mergeSet` for fields of a record, which may lack a list. */
export function mergeLists(
  base: readonly string[] = [],
  mine: readonly string[] = [],
  theirs: readonly string[] = [],
): string[] {
  return [...mergeSet(base, mine, theirs)];
}
