import { isSameValue } from '../../lib/is-same-value.ts';

/** Merges the changes of a field's value. */
export type Merge<Value> = (base: Value, mine: Value, theirs: Value) => Value;

/** How fields are merged that both sides may have changed; without one, the user's change wins. */
export type FieldMerges<Values> = { readonly [Field in keyof Values]?: Merge<Values[Field]> };

/** Returns the fields that are not as they were. The order of lists does not count. */
export function changedFields<Values extends object>(base: Values, mine: Values): Partial<Values> {
  const fields = Object.keys(mine) as (keyof Values)[];
  const changed = fields.filter((field) => !isSameValue(base[field], mine[field]));
  return Object.fromEntries(changed.map((field) => [field, mine[field]])) as Partial<Values>;
}

/**
 * Merges a user's changes of a record into a newer version of it: fields that `mine` has changed since `base` are
 * changed; everything else is as in `theirs`.
 */
export function mergeRecord<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  merges: FieldMerges<Values> = {},
): Values {
  const changed = changedFields(base, mine);
  for (const field of Object.keys(changed) as (keyof Values)[]) {
    const merge = merges[field];
    if (merge) changed[field] = merge(base[field], mine[field], theirs[field]);
  }
  return { ...theirs, ...changed };
}
