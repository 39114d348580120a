import { renderListing } from '../listing/render-listing.ts';
import type { Page } from '../page.ts';

/** `/search`: products, documents and image stacks. */
export const search: Page = {
  path: '/search',
  render: (request) => ({
    file: 'search',
    slots: {
      list: renderListing(request, { title: 'Search', types: ['pigments', 'assets', 'imageStacks'] }),
    },
  }),
};
