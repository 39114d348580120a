import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { leaveTo } from '../../../src/lib/address/leave-to.ts';
import { DigitalCatalogs } from '../../../widgets/digital-catalogs/DigitalCatalogs.tsx';
import type { Look } from '../service/service.ts';
import { defineWrite } from '../write.ts';
import { told, toldOfMerge } from './told.ts';

const VERA = 'vera.lindqvist@example.com';
const PATH = '/api/v1/catalog';
const island = <DigitalCatalogs title="Catalogues" catalogId={undefined} productPage="/product/{id}" />;

/** A catalogue of Vera's. */
interface Catalog {
  id: string;
  title: string;
  version: number;
  productIds: string[];
  excludedProductIds: string[];
  isFavorite: boolean;
  isStandard: boolean;
}

async function make({ as }: Look): Promise<Catalog> {
  const vera = await as(VERA);
  const body = { title: 'Reds', productIds: ['p-0001', 'p-0002', 'p-0003'], excludedProductIds: [] };
  return (await vera.call('POST', 'search', PATH, { body })).json();
}

const readList = ({ read }: Look) => read<Catalog[]>('search', PATH);
const own = async (look: Look) =>
  (await readList(look)).filter(({ isStandard, title }) => !isStandard && title.startsWith('Catalogue '));

/** Names of the two products as their rows show them; they are the catalogue's first ones. */
const nth = { one: 0, other: 1 };

export const catalogueWrites = [
  defineWrite<Catalog>({
    name: 'changes a catalogue',
    call: `PUT ${PATH}/{catalogId}`,
    user: VERA,
    make,
    page: ({ id }) => ({ element: island, path: `/catalogs?id=${id}` }),
    control: async ({ screen }, which) =>
      (await screen.findAllByRole('button', { name: /^Remove .* from the catalogue$/ }))[
        nth[which]
      ] as HTMLElement,
    done: ({ screen }) => screen.findByText(/Saved \d/),
    kept: async ({ read }, { id }) => (await read<Catalog>('search', `${PATH}/${id}`)).productIds,
    keeps: { nothing: ['p-0001', 'p-0002', 'p-0003'], one: ['p-0002', 'p-0003'], both: ['p-0003'] },
    told: {
      'lost answer': /Not saved: no connection/,
      offline: /Not saved: no connection/,
      'session ended': /Your session has ended/,
      ...toldOfMerge(/Changed in another tab, shown here\. Saved/),
    },
    goesOn: 'by itself',
  }),
  defineWrite({
    name: 'makes a catalogue',
    call: `POST ${PATH}`,
    user: VERA,
    page: () => ({ element: island, path: '/catalogs' }),
    control: ({ button }) => button('New catalogue'),
    done: () =>
      waitFor(() => expect(leaveTo).toHaveBeenCalledWith(expect.stringMatching(/^\/catalogs\?id=/))),
    kept: async (look) => (await own(look)).length,
    keeps: { nothing: 0, one: 1, both: 2 },
    told,
  }),
  defineWrite<Catalog>({
    name: 'deletes a catalogue',
    call: `DELETE ${PATH}/{catalogId}`,
    user: VERA,
    make,
    page: () => ({ element: island, path: '/catalogs' }),
    fill: async ({ press }) => {
      await press('More actions: Reds');
      await press('Delete Reds');
    },
    control: ({ button }) => button('Delete'),
    done: ({ says }) => says(/Deleted: Reds/),
    kept: async (look, { id }) => (await readList(look)).find((each) => each.id === id)?.title,
    keeps: { nothing: 'Reds', one: undefined, both: 'Warm reds' },
    elsewhere: async ({ as }, { id, productIds, version }) => {
      const body = { title: 'Warm reds', productIds, excludedProductIds: [], version };
      await (await as(VERA)).call('PUT', 'search', `${PATH}/${id}`, { body });
    },
    told: { ...told, 'two stale tabs': /Warm reds/, 'two devices': /Warm reds/ },
  }),
  defineWrite<Catalog>({
    name: 'makes a catalogue a favourite',
    call: `PUT ${PATH}/{catalogId}/favorite`,
    user: VERA,
    make,
    page: () => ({ element: island, path: '/catalogs' }),
    control: ({ button }) => button('Save to Favourites: Reds'),
    isToggle: true,
    done: ({ says }) => says(/Added to Favourites: Reds/),
    kept: async (look, { id }) => (await readList(look)).find((each) => each.id === id)?.isFavorite,
    keeps: { nothing: false, one: true, both: true },
    told,
  }),
  defineWrite<Catalog>({
    name: 'makes a catalogue no longer a favourite',
    call: `DELETE ${PATH}/{catalogId}/favorite`,
    user: VERA,
    async make(look) {
      const catalog = await make(look);
      await (await look.as(VERA)).call('PUT', 'search', `${PATH}/${catalog.id}/favorite`);
      return catalog;
    },
    page: () => ({ element: island, path: '/catalogs' }),
    control: ({ button }) => button('Save to Favourites: Reds'),
    isToggle: true,
    done: ({ says }) => says(/Removed from Favourites: Reds/),
    kept: async (look, { id }) => (await readList(look)).find((each) => each.id === id)?.isFavorite,
    keeps: { nothing: true, one: false, both: false },
    told,
  }),
];
