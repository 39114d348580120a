import type { KeptTypes } from '../../../domain/product/favourite.ts';

/** A set of types: these, or all but these. The types of a product are not known where a favourite of all is changed. */
export interface TypeSet {
  isAll: boolean;
  /** Those in it; of all, those that are not. */
  types: readonly string[];
}

/** The saved types as a set. */
export function setOf(kept: KeptTypes): TypeSet {
  if (!kept) return { isAll: false, types: [] };
  const { documentTypes, except = [] } = kept;
  return documentTypes.length > 0 ? { isAll: false, types: documentTypes } : { isAll: true, types: except };
}

/** The set as what is saved. */
export function keptOf({ isAll, types }: TypeSet): KeptTypes {
  if (!isAll) return types.length > 0 ? { documentTypes: types } : null;
  return types.length > 0 ? { documentTypes: [], except: types } : { documentTypes: [] };
}

/** What is in either. */
export function unite(one: TypeSet, other: TypeSet): TypeSet {
  if (!one.isAll && !other.isAll)
    return { isAll: false, types: [...new Set([...one.types, ...other.types])] };
  // Left out of all is what neither has.
  return complement(intersect(complement(one), complement(other)));
}

/** What is in the first, but not in the other. */
export function without(one: TypeSet, other: TypeSet): TypeSet {
  return intersect(one, complement(other));
}

/** Whether both have the same types. */
export function isSameSet(one: TypeSet, other: TypeSet): boolean {
  const [a, b] = [new Set(one.types), new Set(other.types)];
  return one.isAll === other.isAll && a.size === b.size && [...a].every((type) => b.has(type));
}

function intersect(one: TypeSet, other: TypeSet): TypeSet {
  if (one.isAll && other.isAll) return { isAll: true, types: [...new Set([...one.types, ...other.types])] };
  const [listed, rest] = one.isAll ? [other, one] : [one, other];
  return {
    isAll: false,
    types: listed.types.filter((type) => rest.types.includes(type) !== rest.isAll),
  };
}

function complement({ isAll, types }: TypeSet): TypeSet {
  return { isAll: !isAll, types };
}
