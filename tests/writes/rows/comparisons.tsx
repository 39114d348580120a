import { COMPARISON_COOKIE, formatStored } from '../../../src/comparison/rules/content/stored-comparison.ts';
import { ComparePage } from '../../../widgets/compare-page/ComparePage.tsx';
import { Profile } from '../../../widgets/profile/Profile.tsx';
import type { Look } from '../service/service.ts';
import { defineWrite } from '../write.ts';
import { formTold, told, toldOfMerge } from './told.ts';

const VERA = 'vera.lindqvist@example.com';
const PATH = '/api/v1/product-comparison';

interface Item {
  id: string;
  uid: string;
  prd: string;
  resultType: string;
  product_name: string;
}

/** A comparison of Vera's. */
interface Comparison {
  id?: string;
  shareId?: string;
  title: string;
  industry: string;
  basket: Item[];
  reference?: string;
  version?: string;
}

/** A comparison that nobody has saved. */
async function unsaved({ as }: Look): Promise<Comparison> {
  const ids = 'ids=p-0001&ids=p-0002&ids=p-0003&i=coatings';
  const found = await (await as(VERA)).call('POST', 'search', `/api/v1/document/search?${ids}`);
  const { hits } = (await found.json()) as { hits: Item[] };
  const basket = hits.map(({ id, uid, prd, product_name }) => ({
    ...{ id, uid, prd, product_name },
    resultType: 'pigments',
  }));
  return { title: 'Reds', industry: 'coatings', basket };
}

async function saved(look: Look): Promise<Comparison> {
  const body = await unsaved(look);
  return (await (await look.as(VERA)).call('POST', 'user', PATH, { body })).json();
}

const titled = async ({ read }: Look, title: string) =>
  (await read<Comparison[]>('user', PATH)).filter((each) => each.title === title);

async function titleAndReference({ read }: Look, { id }: Comparison) {
  const { title, reference } = await read<Comparison>('user', `${PATH}/${id}`);
  return { title, reference };
}

/** Changes a saved comparison on another device. */
async function change({ as }: Look, { id, version: _, ...body }: Comparison): Promise<void> {
  await (await as(VERA)).call('PUT', 'user', `${PATH}/${id}`, { body });
}

const page = (comparison: Comparison) => ({
  element: <ComparePage productPage="/product/{id}" productsPage="/products" />,
  path: '/compare',
  before: () => {
    const stored = formatStored({ comparison: { ...comparison, kind: 'own' }, isUnsent: false });
    document.cookie = `${COMPARISON_COOKIE}=${encodeURIComponent(stored)};path=/`;
  },
});
const list = {
  element: <Profile start="/personal" productPage="/product/{id}" />,
  path: '/profile#/product-comparisons',
};

export const comparisonWrites = [
  defineWrite<Comparison>({
    name: 'saves a comparison',
    call: `POST ${PATH}`,
    user: VERA,
    make: unsaved,
    page,
    control: ({ button }) => button('Save'),
    done: ({ says }) => says(/Saved/),
    kept: async (look) => (await titled(look, 'Reds')).length,
    keeps: { nothing: 0, one: 1, both: 1, onTwoDevices: 2 },
    told,
  }),
  defineWrite<Comparison>({
    name: 'changes a comparison',
    call: `PUT ${PATH}/{id}`,
    user: VERA,
    make: saved,
    page,
    async fill({ press, type }, which) {
      if (which === 'other') return;
      await press('Change the title');
      await type('Title of the comparison', 'Warm reds');
    },
    control: async ({ button }, which, { basket }) =>
      button(which === 'one' ? 'Change' : `Set as reference: ${basket[2]?.product_name}`),
    done: ({ says }) => says(/Saved/),
    kept: titleAndReference,
    keeps: {
      nothing: { title: 'Reds', reference: undefined },
      one: { title: 'Warm reds', reference: undefined },
      both: { title: 'Warm reds', reference: 'pigments::p-0001' },
    },
    told: {
      ...{ ...told, offline: /cannot reach the server/ },
      ...toldOfMerge(/“Warm reds” was also changed elsewhere/),
    },
    goesOn: 'by itself',
    secret: 'Warm reds',
  }),
  defineWrite<Comparison>({
    name: 'renames a comparison',
    call: `PUT ${PATH}/{id}`,
    user: VERA,
    make: saved,
    page: () => list,
    async fill({ press, type }) {
      await press('Rename Reds');
      await type(/^Name/, 'Warm reds');
    },
    control: ({ button }) => button('Save changes'),
    done: ({ says }) => says(/now called “Warm reds”/),
    kept: titleAndReference,
    keeps: {
      nothing: { title: 'Reds', reference: undefined },
      one: { title: 'Warm reds', reference: undefined },
      both: { title: 'Warm reds', reference: 'pigments::p-0003' },
    },
    elsewhere: (look, comparison) => change(look, { ...comparison, reference: 'pigments::p-0003' }),
    told: { ...formTold, ...toldOfMerge(/called “Warm reds”. Changes made elsewhere/) },
    goesOn: 'again',
    secret: 'Warm reds',
  }),
  defineWrite<Comparison>({
    name: 'deletes a comparison',
    call: `DELETE ${PATH}/{id}`,
    user: VERA,
    make: saved,
    page: () => list,
    fill: async ({ press }) => {
      await press('More actions: Reds');
      await press('Delete Reds');
    },
    control: ({ button }) => button('Delete'),
    done: ({ says }) => says(/“Reds” is deleted/),
    kept: async ({ read }, { id }) =>
      (await read<Comparison[]>('user', PATH)).find((each) => each.id === id)?.title,
    keeps: { nothing: 'Reds', one: undefined, both: 'Warm reds' },
    elsewhere: (look, comparison) => change(look, { ...comparison, title: 'Warm reds' }),
    told: { ...told, 'two stale tabs': /Warm reds/, 'two devices': /Warm reds/ },
    goesOn: 'again',
  }),
];
