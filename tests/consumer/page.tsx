// What a user of the npm package writes, checked against the declarations that are published (`npm run check:package`).

import { mountSearchListing, on } from 'ce-widgets';
import { Island, type MarkerProps, Payload } from 'ce-widgets/react';
import { answerTag, callsOf, headTags, marker, opener, payload } from 'ce-widgets/server';

export const page = (
  <>
    <Payload data={{ version: 1, services: { search: 'https://search.example' } }} />
    <Island name="search-listing" props={{ types: ['assets'], size: 12 }}>
      <p>Loading</p>
    </Island>
  </>
);
export const withoutProps = [
  <Island key="menu" name="main-navigation" />,
  marker('main-navigation'),
  callsOf('search-listing', { payload: {}, url: 'https://portal.example/products' }),
];
export function Wrapped<Name extends keyof MarkerProps>(given: { name: Name; props: MarkerProps[Name] }) {
  return <Island {...given} className={marker(given.name, given.props)} />;
}
// @ts-expect-error: this island needs a product
export const incomplete = <Island name="product-detail" />;
// @ts-expect-error: this island needs a product
marker('product-detail');
// @ts-expect-error: the prop is called `productId`
export const misspelt = <Island name="product-detail" props={{ productid: 'p-1' }} />;

const view = callsOf('product-detail', {
  payload: {},
  props: { productId: 'p-1' },
  url: 'https://portal.example/product/p-1',
});
const addresses: string[] = view.calls.map(({ url }) => url);

export const html = [
  headTags({ base: '/ce', islands: ['search-listing', 'main-navigation'] }),
  payload({ version: 1 }),
  marker('product-detail', { productId: 'p-1' }, answerTag(view, { product: addresses })),
  opener('login', {}, 'Log in', '/login'),
];
// @ts-expect-error: there is no such island
headTags({ base: '/ce', islands: ['search-listin'] });

export const stop = on('comparison:added', ({ uid }) => uid.length);
export const { unmount } = mountSearchListing(document.body, { types: ['pigments'] });
