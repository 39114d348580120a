import type { Store } from './state.ts';

/**
 * Makes a getter of something that each page has one of, such as its cache of reads: created on first use, and kept in
 * the store.
 */
export function ofStore<Value, Given extends unknown[]>(
  create: (store: Store, ...given: Given) => Value,
): (store: Store, ...given: Given) => Value {
  return (store, ...given) => {
    const { own } = store.getState();
    if (!own.has(create)) own.set(create, create(store, ...given));
    return own.get(create) as Value;
  };
}
