import { beforeEach, expect, it, vi } from 'vitest';
import { createBus } from '../../../../src/events/bus.ts';
import { readPayload } from '../../../../src/payload/read-payload.ts';
import { toggleFavourite } from '../../../../src/product/rules/favourites/change-favourite.ts';
import { changeFavourite } from '../../../../src/product/state/change-favourite.ts';
import { favouriteKey } from '../../../../src/product/state/favourite-key.ts';
import { followFavourites } from '../../../../src/product/state/follow-favourites.ts';
import { readsOf } from '../../../../src/store/reads/reads.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { FakeChannel } from '../../../support/fake-channel.ts';
import type { Answer } from '../../../support/services/answers.ts';
import { fakeServices, services } from '../../../support/services/fake-services.ts';

const FAVOURITES = '/api/v1/product-sheet/favorite';
const all = { id: 'f-1', documentTypes: [] };

/** A tab of a user that shows this favourite of product 469714. */
function tab(shown: typeof all | null = null, userId = 'u-1') {
  const user = { userId, email: 'vera@example.com' };
  const store = createPageStore(readPayload({ fields: { version: 1, services, user } }).payload);
  const key = favouriteKey(store, '469714');
  readsOf(store).replace(key, shown);
  followFavourites(store);
  const value = () => {
    const read = readsOf(store).states.getState()[key];
    return read?.status === 'ready' ? read.value : undefined;
  };
  return { store, bus: createBus(), value };
}

beforeEach(() => {
  FakeChannel.open = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});

it('shows what the user saves in another tab, and nothing of another user', async () => {
  fakeServices({ [`GET ${FAVOURITES}/`]: { json: [] }, [`POST ${FAVOURITES}`]: { json: all } });
  const [here, there, foreign] = [tab(), tab(), tab(null, 'u-2')];
  await changeFavourite(here, '469714', toggleFavourite);
  expect(there.value()).toEqual(all);
  expect(foreign.value()).toBeNull();
});

it.each([
  { type: 'favourite', userId: 'u-1', kind: 'product', id: '469714', value: 'all' },
  { type: 'favourite', userId: 'u-1', kind: 'catalog', id: '469714', value: null },
  { type: 'favourite', userId: 'u-1', kind: 'product', id: 469714, value: null },
  { type: 'favourite', userId: 'u-1', kind: 'product', id: '1', value: null },
])('ignores the message %j of another tab', (message) => {
  const { value } = tab(all);
  new FakeChannel(FakeChannel.open[0]?.name ?? '').postMessage(message);
  expect(value()).toEqual(all);
});

it('leaves alone what is being changed here', async () => {
  const answers: Record<string, Answer> = {
    [`GET ${FAVOURITES}/`]: { json: [] },
    [`POST ${FAVOURITES}`]: { json: all },
  };
  fakeServices(answers);
  const { value, ...page } = tab();
  const done = changeFavourite(page, '469714', toggleFavourite);
  const message = { type: 'favourite', userId: 'u-1', kind: 'product', id: '469714', value: null };
  new FakeChannel(FakeChannel.open[0]?.name ?? '').postMessage(message);
  expect(value()).toEqual({ id: '', documentTypes: [] });
  await done;
  expect(value()).toEqual(all);
});

it('asks again as the page comes back from the back/forward cache', async () => {
  const sent = fakeServices({ [`GET ${FAVOURITES}/`]: { json: [{ ...all, productId: '469714' }] } });
  const { value } = tab();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(value()).toEqual(all));
  expect(sent).toHaveLength(1);
});
