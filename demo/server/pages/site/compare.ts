import type { ProductSummary } from '../../context.ts';
import { renderDrawdown } from '../art/drawdown.ts';
import { type Html, html } from '../html.ts';
import { industryTitle } from '../industry-links.ts';
import type { Page, PageRequest } from '../page.ts';
import { productAddress } from '../product-card.ts';
import { pickShowcase } from '../showcase.ts';

const LIMIT = 4;

/** `/compare?i=&uids=pigments::p-0001,pigments::p-0002`: two to four products side by side. */
export const compare: Page = {
  path: '/compare',
  render(request) {
    const asked = readProducts(request);
    const example = pickShowcase(
      request.deps.catalogue.products({ offset: 0, limit: 300, industry: 'coatings' }).items,
      3,
    );
    const shown = asked.length >= 2 ? asked : example;
    return {
      file: 'compare',
      slots: {
        caption: asked.length >= 2 ? 'Your comparison' : 'An example',
        table: renderTable(request, shown),
      },
    };
  },
};

function readProducts({ c, deps }: PageRequest): ProductSummary[] {
  const uids = c.req.query('uids')?.split(',').slice(0, LIMIT) ?? [];
  return uids.flatMap((uid) => {
    const product = deps.catalogue.product(uid.replace(/^.*::/, ''));
    return product && !product.isInternal ? [product] : [];
  });
}

function renderTable({ payload }: PageRequest, products: readonly ProductSummary[]): Html {
  const row = (title: string, value: (product: ProductSummary) => string | Html) =>
    html`<tr><th scope="row">${title}</th>${products.map((product) => html`<td>${value(product)}</td>`)}</tr>`;
  return html`<div class="table-scroll" role="region" aria-label="Comparison" tabindex="0"><table class="compare-table">
<thead><tr><td></td>${products.map(
    ({ id, name, color }) =>
      html`<th scope="col">${renderDrawdown(color)}<a href="${productAddress(id)}">${name}</a></th>`,
  )}</tr></thead>
<tbody>${[
    row('Brand', ({ brand }) => brand),
    row('Product group', ({ productGroup }) => productGroup),
    row('Product code', ({ prd }) => html`<span class="mono">${prd}</span>`),
    row('Full shade, sRGB', ({ color }) => html`<span class="mono">${color}</span>`),
    row('Industries', ({ industries }) => industries.map((code) => industryTitle(payload, code)).join(', ')),
  ]}</tbody></table></div>`;
}
