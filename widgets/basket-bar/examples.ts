import type { Comparison } from '../../src/comparison/rules/content/comparison.ts';
import { COMPARISON_COOKIE, formatStored } from '../../src/comparison/rules/content/stored-comparison.ts';
import { basketItem } from '../../src/domain/product/basket-item.ts';
import type { IslandExample } from '../../src/mount/island/example.ts';
import type { BasketBarProps } from './island.ts';

const names = ['Rubelis Red 3540', 'Azurenta Blue 1153', 'Bismara Yellow 2840', 'Azurenta Green 1070'];
const products = names.map((product_name, index) =>
  basketItem({ id: `p-000${index + 1}`, resultType: 'pigments', product_name }),
);

/** Returns the cookie of a visitor with products in the comparison. */
function holding(count: number, more: Partial<Comparison> = {}, isUnsent = false): Record<string, string> {
  const comparison: Comparison = {
    title: 'Comparison 2026/03/14',
    industry: 'coatings',
    basket: products.slice(0, count),
    kind: 'own',
    ...more,
  };
  return { [COMPARISON_COOKIE]: formatStored({ comparison, isUnsent }) };
}

const saved = { id: 'c-1', shareId: 's-1', title: 'Reds and blues for façades' };
const user = { userId: 'u-1', email: 'rita.holm@example.com' };
/** Requests to this address fail without a console error of the browser. */
const nowhere = 'https://[nowhere]/';

/** States of the basket. */
export const examples: IslandExample<BasketBarProps>[] = [
  {
    name: 'One product',
    shows: 'What is missing before one can compare; the compare button says it, too.',
    cookies: holding(1),
  },
  { name: 'Two products', shows: 'The closed bar, ready to compare.', cookies: holding(2) },
  { name: 'Full', shows: 'Four products, and no place left.', cookies: holding(4) },
  {
    name: 'Open',
    shows: 'The list with title, order and removal, as a visitor finds it: saving needs a login.',
    cookies: holding(3),
    props: { open: true },
  },
  {
    name: 'Open, signed in',
    shows: 'The comparison can be saved, and saved ones can be opened.',
    payload: { user },
    cookies: holding(4),
    props: { open: true },
  },
  {
    name: 'Saved',
    shows: 'A saved comparison: changes are saved by themselves, and it can be deleted.',
    payload: { user },
    cookies: holding(3, saved),
    props: { open: true },
  },
  {
    name: 'No connection',
    shows: 'Changes of a saved comparison wait until the service can be reached.',
    payload: { user: { ...user, token: 'e30.e30.e30' }, services: { user: nowhere, search: nowhere } },
    cookies: holding(3, saved, true),
    props: { open: true },
  },
  {
    name: 'Session over',
    shows: 'Changes of a saved comparison wait for a login.',
    cookies: holding(2, saved, true),
  },
  {
    name: 'Long names',
    shows: 'Names and a title that do not fit, and colours that do not come.',
    payload: { services: { search: nowhere } },
    cookies: holding(3, {
      title:
        'Weather-fast reds for powder coatings on façades in coastal climates, second round with the customer',
      basket: products.slice(0, 3).map((item) => ({
        ...item,
        product_name: `${item.product_name} Extra Weatherfast Transparent Dispersion Grade ${'X'.repeat(24)}`,
      })),
    }),
    props: { open: true },
  },
  {
    name: 'Disabled',
    shows: 'Nothing, whatever is in the comparison.',
    cookies: holding(2),
    props: { enabled: false },
  },
  { name: 'Empty', shows: 'Nothing; not even the code for it is fetched.', cookies: {} },
];
