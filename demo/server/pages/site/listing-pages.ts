import { industryTitle, renderIndustryFilter } from '../industry-links.ts';
import { industryOf, renderListing } from '../listing/render-listing.ts';
import type { Page, PageContent, PageRequest } from '../page.ts';

/** `/products`, with the parameters of a listing */
export const products: Page = { path: '/products', render: (request) => renderProducts(request) };

/** The product list; `/hostile` shows the same page with a theme that breaks foreign markup. */
export function renderProducts(request: PageRequest): PageContent {
  const { payload } = request;
  const { industry } = industryOf(request);
  const title = industry ? `Pigments for ${industryTitle(payload, industry).toLowerCase()}` : 'Pigments';
  return {
    file: 'products',
    title,
    slots: {
      filter: renderIndustryFilter(payload, industry),
      list: renderListing(request, { title }),
    },
  };
}

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

/** `/sheets`: the documents of all products, or of those that the user or the user's company saved. */
export const sheets: Page = {
  path: '/sheets',
  render: (request) => ({ file: 'sheets', slots: { list: renderListing(request, { mode: 'sheets' }) } }),
};

/** `/safety-sheets`: the search for a safety data sheet. */
export const safetySheets: Page = { path: '/safety-sheets', render: () => ({ file: 'safety-sheets' }) };

/** `/saved-searches`: the user's saved searches, with what is new. */
export const savedSearches: Page = { path: '/saved-searches', render: () => ({ file: 'saved-searches' }) };

/** `/regulatory`: the regulatory documents of saved products, for who is logged in. */
export const regulatory: Page = { path: '/regulatory', render: () => ({ file: 'regulatory' }) };

/** `/colour-search`: our products by a colour of the reader's own. */
export const colourSearch: Page = {
  path: '/colour-search',
  render: () => ({ file: 'colour-search' }),
};

const ROLES = ['competitor-viewer', 'admin'];

/** `/competitors`: our products by the colour of a competitor's, for users with the right. */
export const competitors: Page = {
  path: '/competitors',
  render({ payload }) {
    const roles = payload.user?.tokenPayload?.roles ?? [];
    return { file: 'competitors', status: ROLES.some((role) => roles.includes(role)) ? 200 : 403 };
  },
};
