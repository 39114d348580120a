import { userStatus } from '../../../../src/domain/user-status.ts';
import type { RawPayload } from '../../../../src/payload/schema.ts';
import type { ProductSummary } from '../../context.ts';
import { type Html, html } from '../html.ts';
import type { Page, PageRequest } from '../page.ts';
import { renderProductGrid } from '../product-card.ts';

const SHOWN = 24;

/** `/search?q=&i=`: a plain form that finds products by name, brand and group. */
export const search: Page = {
  path: '/search',
  render(request) {
    const { c, payload } = request;
    const term = c.req.query('q')?.trim() ?? '';
    const industry = c.req.query('i') ?? '';
    return {
      file: 'search',
      slots: {
        term,
        industries: (payload.industries ?? []).map(
          ({ code, title }) =>
            html`<option value="${code}"${code === industry && html` selected`}>${title}</option>`,
        ),
        results: term && renderResults(payload, term, findProducts(request, term, industry)),
      },
    };
  },
};

function findProducts({ deps, payload }: PageRequest, term: string, industry: string): ProductSummary[] {
  const words = term.toLowerCase().split(/\s+/);
  const { items } = deps.catalogue.products({
    offset: 0,
    limit: 1000,
    ...(industry && { industry }),
    includeInternal: userStatus(payload.user) === 'internal',
  });
  return items.filter(({ name, brand, productGroup }) => {
    const text = `${name} ${brand} ${productGroup}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function renderResults(payload: RawPayload, term: string, found: readonly ProductSummary[]): Html {
  if (found.length === 0) {
    return html`<p class="notice">Sorry, there are no results for that search parameters.</p>`;
  }
  const count = found.length > SHOWN ? `The first ${SHOWN} of ${found.length}` : `${found.length}`;
  return html`<h2>${count} ${found.length === 1 ? 'product' : 'products'} for “${term}”</h2>${renderProductGrid(found.slice(0, SHOWN), payload)}`;
}
