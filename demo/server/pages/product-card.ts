import type { RawPayload } from '../../../src/payload/schema.ts';
import type { ProductSummary } from '../base/context.ts';
import { type Html, html } from '../base/html.ts';
import { productAddress } from '../base/product-address.ts';
import { renderSwatch } from './art/swatch.ts';
import { industryTitle } from './industry-links.ts';

interface GridOptions {
  /** Code of the industry that the page shows. */
  industry?: string | undefined;
  /** Whether the grid is an island's fallback, which must not contain islands such as comparison buttons. */
  isFallback?: boolean;
}

/** Renders products as a grid of cards, each linked to the product's page for the industry, else for its first one. */
export function renderProductGrid(
  products: readonly ProductSummary[],
  payload: RawPayload,
  options: GridOptions = {},
): Html {
  return html`<ul class="product-grid">${products.map(
    (product) => html`<li>${renderCard(product, payload, options)}</li>\n`,
  )}</ul>`;
}

function renderCard(product: ProductSummary, payload: RawPayload, options: GridOptions): Html {
  const { industry = product.industries[0] } = options;
  return html`<article class="product-card">
${renderSwatch(product.color, product.strip)}
<h3 class="product-card__name"><a href="${productAddress(product.id, industry)}">${product.name}</a></h3>
<p class="product-card__facts">${product.brand}</p>
<p class="product-card__facts product-card__facts--two-lines">${product.industries.map((code) => industryTitle(payload, code)).join(', ')}</p>${renderFlags(product)}
<div class="product-card__compare"${!options.isFallback && renderCompareMarker(product, options.industry)}></div>
</article>`;
}

function renderCompareMarker({ id, prd, name, industries }: ProductSummary, industry?: string): Html {
  const props = { id, prd, product_name: name, industries, ...(industry && { industry }) };
  return html` data-ce-widget="comparison-button" data-ce-props="${JSON.stringify(props)}"`;
}

/** Renders the flags of a product: discontinued, internal. */
export function renderFlags({ isActive, isInternal }: ProductSummary): Html | false {
  const flags = [!isActive && 'Inactive', isInternal && 'Internal'].filter(Boolean);
  return (
    flags.length > 0 &&
    html`<p class="flags">${flags.map((flag) => html`<span class="flag">${flag}</span>`)}</p>`
  );
}
