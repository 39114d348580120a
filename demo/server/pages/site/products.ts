import { userStatus } from '../../../../src/domain/user-status.ts';
import { type Html, html } from '../html.ts';
import { industryTitle, renderIndustryFilter } from '../industry-links.ts';
import type { Page, PageContent, PageRequest } from '../page.ts';
import { renderProductGrid } from '../product-card.ts';

const PAGE_SIZE = 24;

/** `/products?i=&page=` */
export const products: Page = { path: '/products', render: (request) => renderProducts(request) };

/** The product list; `/hostile` shows the same under a theme that means harm. */
export function renderProducts({ c, deps, payload }: PageRequest): PageContent {
  const industry = payload.industries?.find(({ code }) => code === c.req.query('i'))?.code;
  const page = Math.max(1, Math.floor(Number(c.req.query('page'))) || 1);
  const offset = (page - 1) * PAGE_SIZE;
  const { total, items } = deps.catalogue.products({
    offset,
    limit: PAGE_SIZE,
    ...(industry && { industry }),
    includeInternal: userStatus(payload.user) === 'internal',
  });
  const title = industry ? `Pigments for ${industryTitle(payload, industry).toLowerCase()}` : 'Pigments';
  const list = html`${renderProductGrid(items, payload, { industry, isFallback: page === 1 })}${renderPageLinks({ page, offset, shown: items.length, total, industry })}`;
  return {
    file: 'products',
    title,
    slots: {
      heading: title,
      filter: renderIndustryFilter(payload, industry),
      list: page === 1 ? renderIsland(list) : list,
    },
  };
}

/** The list begins with the first page; whoever follows a link to a later one gets that, from the server. */
function renderIsland(fallback: Html): Html {
  return html`<div data-ce-widget="search-listing">${fallback}</div>`;
}

interface Position {
  page: number;
  offset: number;
  shown: number;
  total: number;
  industry: string | undefined;
}

function renderPageLinks({ page, offset, shown, total, industry }: Position): Html {
  const link = (target: number, rel: string, text: string) => {
    const query = new URLSearchParams({ ...(industry && { i: industry }), page: String(target) });
    return html`<a class="button button--quiet" rel="${rel}" href="/products?${query.toString()}">${text}</a>`;
  };
  return html`<nav class="page-links" aria-label="Pages">
<p class="page-links__count">${shown > 0 ? `${offset + 1}–${offset + shown} of ${total} products` : 'No products here.'}</p>
<p class="page-links__links">${page > 1 && link(page - 1, 'prev', 'Previous')}${offset + shown < total && link(page + 1, 'next', 'Next')}</p>
</nav>`;
}
