import type { Page } from '../hooks.ts';

const noted = new WeakMap<object, readonly string[]>();

/**
 * Names to editors what a service's answer contains that this version does not know, such as a facet of a new shape.
 * It is left out: a newer service may send more, and readers notice nothing.
 *
 * @param names each with the part of the answer that it belongs to
 */
export function noteUnknown({ store, bus }: Pick<Page, 'store' | 'bus'>, names: readonly string[]): void {
  if (!store.getState().isEditor) return;
  const before = noted.get(store) ?? [];
  const all = [...new Set([...before, ...names])];
  if (all.length === before.length) return;
  noted.set(store, all);
  bus.emit('answer:unknown', { names: all });
}
