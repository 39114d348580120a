import { html } from '../html.ts';
import type { Page } from '../page.ts';
import { productAddress } from '../product-card.ts';

/** `/sheets`: what kinds of documents there are, and every product's page as a plain link. */
export const sheets: Page = {
  path: '/sheets',
  render({ deps }) {
    const { items } = deps.catalogue.products({ offset: 0, limit: 60 });
    return {
      file: 'sheets',
      slots: {
        products: items.map(({ id, name }) => html`<li><a href="${productAddress(id)}">${name}</a></li>\n`),
      },
    };
  },
};
