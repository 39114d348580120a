import type { Page } from '../hooks.ts';
import { ofStore } from '../of-store.ts';

const notedOf = ofStore(() => new Set<string>());

/**
 * Names to editors what a service's answer contains that this version does not know, such as a facet of a new shape.
 * It is left out: a newer service may send more, and readers notice nothing.
 *
 * @param names each with the part of the answer that it belongs to
 */
export function noteUnknown({ store, bus }: Pick<Page, 'store' | 'bus'>, names: readonly string[]): void {
  if (!store.getState().isEditor) return;
  const noted = notedOf(store);
  const { size } = noted;
  for (const name of names) noted.add(name);
  if (noted.size > size) bus.emit('answer:unknown', { names: [...noted] });
}
