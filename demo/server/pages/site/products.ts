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
      heading: title,
      filter: renderIndustryFilter(payload, industry),
      list: renderListing(request),
    },
  };
}
