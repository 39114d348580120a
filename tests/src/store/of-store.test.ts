import { expect, it, vi } from 'vitest';
import { ofStore } from '../../../src/store/of-store.ts';
import { createPageStore } from '../../../src/store/store.ts';

it('creates a thing once for each store, with what it was first asked with', () => {
  const create = vi.fn((_store: unknown, name: string) => ({ name }));
  const thingOf = ofStore(create);
  const [store, other] = [createPageStore({}), createPageStore({})];
  const thing = thingOf(store, 'first');
  expect(thingOf(store, 'second')).toBe(thing);
  expect(thing).toEqual({ name: 'first' });
  expect(thingOf(other, 'third')).toEqual({ name: 'third' });
  expect(create).toHaveBeenCalledTimes(2);
});
