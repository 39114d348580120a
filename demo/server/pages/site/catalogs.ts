import { html } from '../../base/html.ts';
import type { Page } from '../page.ts';

/** `/catalogs`: the standard catalogues, one per industry. */
export const catalogs: Page = {
  path: '/catalogs',
  render({ c, deps, payload }) {
    const catalogue = deps.catalogue(c.get('session'));
    return {
      file: 'catalogs',
      slots: {
        collections: (payload.industries ?? []).map(({ code, title }) => {
          const { total } = catalogue.products({ offset: 0, limit: 1, industry: code });
          return html`<li><a class="collection" href="/products?i=${code}"><img src="/assets/industries/${code}.svg" alt="" width="120" height="120" loading="lazy"><span class="collection__title">${title}</span><span class="collection__count">${total} products</span></a></li>`;
        }),
      },
    };
  },
};
