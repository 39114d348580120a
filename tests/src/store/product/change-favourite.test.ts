import { expect, it, vi } from 'vitest';
import {
  restoreFavourite,
  toggleFavourite,
  toggleFavouriteType,
} from '../../../../src/domain/favourites/change-favourite.ts';
import type { Favourite } from '../../../../src/domain/favourites/favourite.ts';
import { createBus } from '../../../../src/events/bus.ts';
import { changeFavourite } from '../../../../src/store/product/change-favourite.ts';
import { favouriteKey } from '../../../../src/store/product/favourite-key.ts';
import { readsOf } from '../../../../src/store/reads.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { type Answer, nothing } from '../../../support/services/answers.ts';
import { fakeServices, services } from '../../../support/services/fake-services.ts';

const FAVOURITES = '/api/v1/product-sheet/favorite';
const listed = ['tds', 'reach'];

/** A page on which the user keeps this of product 469714. */
function setUp(kept: Favourite | null, answers: Record<string, Answer> = {}) {
  const store = createPageStore({ services });
  const page = { store, bus: createBus() };
  const key = favouriteKey(undefined, '469714');
  readsOf(store).replace(key, kept);
  const given: Record<string, Answer> = {
    [`POST ${FAVOURITES}`]: { json: { id: 'f-1', documentTypes: [] } },
    [`DELETE ${FAVOURITES}/f-1`]: nothing,
    ...answers,
  };
  const sent = fakeServices(given);
  return {
    page,
    sent,
    answers: given,
    change: (decide: Parameters<typeof changeFavourite>[2]) => changeFavourite(page, '469714', decide),
    shown: () => {
      const state = readsOf(store).states.getState()[key];
      return state?.status === 'ready' ? state.value : state?.status;
    },
  };
}

it('shows a change at once, then what the service has kept, and tells the page', async () => {
  const { page, change, shown, sent } = setUp(null);
  const heard = vi.fn();
  page.bus.on('favourite:changed', heard);
  const done = change(toggleFavourite);
  expect(shown()).toEqual({ id: '', documentTypes: [] });
  expect(await done).toBeNull();
  expect(shown()).toEqual({ id: 'f-1', documentTypes: [] });
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { productId: '469714', documentTypes: [] }],
  ]);
  expect(heard).toHaveBeenCalledExactlyOnceWith({ prd: '469714', state: 'full', documentTypes: [] });
});

it('makes the calls of several changes one after the other, each from what was shown', async () => {
  const { change, shown, sent, answers } = setUp(null);
  answers[`POST ${FAVOURITES}`] = { json: { id: 'f-1', documentTypes: ['tds'] } };
  const first = change((favourite) => toggleFavouriteType(favourite, 'tds', listed));
  const second = change((favourite) => toggleFavouriteType(favourite, 'reach', listed));
  const third = change((favourite) => restoreFavourite(favourite, null));
  expect(shown()).toBeNull();
  await Promise.all([first, second, third]);
  expect(sent.map(({ method, url, body }) => [method, new URL(url).pathname, body])).toEqual([
    ['POST', FAVOURITES, { productId: '469714', documentTypes: ['tds'] }],
    ['POST', FAVOURITES, { productId: '469714', documentTypes: ['tds', 'reach'] }],
    ['DELETE', `${FAVOURITES}/f-1`, undefined],
  ]);
  expect(shown()).toBeNull();
});

it('shows again what the service has where a change fails', async () => {
  const kept = { id: 'f-1', documentTypes: ['tds'] };
  const { page, change, shown } = setUp(kept, { [`DELETE ${FAVOURITES}/f-1`]: 'no connection' });
  const heard = vi.fn();
  page.bus.on('favourite:changed', heard);
  const done = change((favourite) => toggleFavouriteType(favourite, 'tds', listed));
  expect(shown()).toBeNull();
  await expect(done).rejects.toMatchObject({ kind: 'offline' });
  expect(shown()).toEqual(kept);
  expect(heard).not.toHaveBeenCalled();
});

it('takes one that another tab has deleted for deleted', async () => {
  const { change, shown } = setUp(
    { id: 'f-1', documentTypes: [] },
    { [`DELETE ${FAVOURITES}/f-1`]: { json: {}, status: 404 } },
  );
  expect(await change(toggleFavourite)).toEqual([]);
  expect(shown()).toBeNull();
});
