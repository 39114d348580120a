import { getCookie } from 'hono/cookie';
import {
  COMPARISON_COOKIE,
  parseStored,
} from '../../../../src/comparison/rules/content/stored-comparison.ts';
import type { RawPayload } from '../../../../src/payload/schema.ts';
import type { ProductSummary } from '../../base/context.ts';
import { type Html, html } from '../../base/html.ts';
import { productAddress } from '../../base/product-address.ts';
import { renderDrawdown } from '../art/drawdown.ts';
import { industryTitle } from '../industry-links.ts';
import type { Page, PageRequest } from '../page.ts';

/**
 * `/compare`: the visitor's own comparison; `?comparison=` somebody's, by its share id; `?advanced=` the editors';
 * `?i=&uids=pigments::p-0001,pigments::p-0002` an unsaved one. Without script its products stand in a short table.
 */
export const compare: Page = {
  path: '/compare',
  describe: (c, { askedComparison }) => ({ overrides: askedComparison(c.get('session'), c.req.query()) }),
  render(request) {
    const { c, deps, payload } = request;
    const { sharedComparison, advancedComparison } = payload;
    const isIn = (name: string) => c.req.query(name) !== undefined;
    if (!sharedComparison && !advancedComparison) {
      if (isIn('comparison') || isIn('advanced')) return { file: 'comparison-missing', status: 404 };
      // Such a link contains the comparison itself, so it cannot have been deleted.
      if (isIn('uids')) return { file: 'comparison-incomplete', status: 404 };
    }
    const catalogue = deps.catalogue(c.get('session'));
    const products = idsOf(request).flatMap((id) => catalogue.product(id) ?? []);
    return {
      file: 'compare',
      ...titleOf(payload),
      slots: { table: products.length > 0 ? renderTable(request, products) : renderInvitation() },
    };
  },
};

function titleOf({ sharedComparison, advancedComparison }: RawPayload): { title?: string } {
  const title = advancedComparison?.title || sharedComparison?.title;
  return title ? { title } : {};
}

/** Ids of the products that the page shows. */
function idsOf({ c, payload: { user, sharedComparison, advancedComparison } }: PageRequest): string[] {
  if (advancedComparison) return (advancedComparison.components ?? []).map(({ uid }) => bareId(uid));
  if (sharedComparison) return sharedComparison.basket.map(({ id }) => bareId(id));
  const own = parseStored(getCookie(c, COMPARISON_COOKIE) ?? '');
  const isOwn = own?.owner === undefined || own.owner === user?.userId;
  return isOwn ? (own?.comparison.basket.map(({ id }) => bareId(id)) ?? []) : [];
}

function bareId(uid: string): string {
  return uid.replace(/^.*::/, '');
}

function renderInvitation(): Html {
  return html`<p>Nothing to compare yet.</p>
<p><a class="button" href="/products">Choose pigments</a></p>`;
}

function renderTable({ payload }: PageRequest, products: readonly ProductSummary[]): Html {
  const row = (title: string, value: (product: ProductSummary) => string | Html) =>
    html`<tr><th scope="row">${title}</th>${products.map((product) => html`<td>${value(product)}</td>`)}</tr>`;
  return html`<div class="table-scroll" role="region" aria-label="Comparison" tabindex="0"><table class="compare-table">
<thead><tr><td></td>${products.map(
    ({ id, name, color, strip }) =>
      html`<th scope="col">${renderDrawdown(color, strip)}<a href="${productAddress(id)}">${name}</a></th>`,
  )}</tr></thead>
<tbody>${[
    row('Brand', ({ brand }) => brand),
    row('Product group', ({ productGroup }) => productGroup),
    row('Product code', ({ prd }) => html`<span class="mono">${prd}</span>`),
    row('Masstone, sRGB', ({ color }) => html`<span class="mono">${color}</span>`),
    row('Industries', ({ industries }) => industries.map((code) => industryTitle(payload, code)).join(', ')),
  ]}</tbody></table></div>`;
}
