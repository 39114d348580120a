import { renderListing } from '../listing/render-listing.ts';
import type { Page } from '../page.ts';

/** `/sheets`: the documents of all products, or of those that the user or the user's company saved. */
export const sheets: Page = {
  path: '/sheets',
  render: (request) => ({ file: 'sheets', slots: { list: renderListing(request, { mode: 'sheets' }) } }),
};
