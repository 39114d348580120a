import type { RawPayload } from '../../../../src/payload/schema.ts';
import type { ProductSummary } from '../../base/context.ts';
import { type Html, html } from '../../base/html.ts';
import { productAddress } from '../../base/product-address.ts';
import { stripOf } from '../../catalogue/strip-of.ts';
import { titlesOf } from '../../catalogue/titles-of.ts';
import type { AssetHit, Hit, PigmentHit } from '../../search/hits/hit-reader.ts';
import type { ListedAsset } from '../../search/hits/listed-asset.ts';
import { renderProductGrid } from '../product-card.ts';

/** Grey for products without a measured colour. */
const NO_COLOR = '#808080';

/** Renders hits as plain HTML: cards of products, lists of documents and image stacks. */
export function renderHits(hits: readonly Hit[], payload: RawPayload, industry: string | undefined): Html {
  const products = hits.filter((hit) => hit.resultType === 'pigments');
  if (products.length === hits.length && !products.some(({ assets }) => assets))
    return renderProductGrid(products.map(summaryOf), payload, { industry, isFallback: true });
  return html`<ul class="listed-documents">${hits.map((hit) => html`<li>${renderHit(hit, industry)}</li>\n`)}</ul>`;
}

function renderHit(hit: Hit, industry: string | undefined): Html {
  if (hit.resultType === 'imageStacks') {
    return html`<a href="${productAddress(hit.productId, industry)}">${hit.product_name}</a>, ${hit.images.length} angles`;
  }
  if (hit.resultType === 'assets') return renderDocument(hit, industry);
  return html`<h3><a href="${productAddress(hit.id, industry)}">${hit.product_name}</a></h3>
<ul>${hit.assets?.map((asset) => html`<li>${renderFacts(asset)}</li>`)}</ul>`;
}

function renderDocument({ title, product, ...asset }: AssetHit, industry: string | undefined): Html {
  return html`<a href="${productAddress(product.id, industry)}">${product.product_name}</a>: ${renderFacts({ ...asset, label: title })}`;
}

function renderFacts(asset: ListedAsset): string {
  const { version, locale, createdDate } = asset;
  const date = createdDate?.slice(0, 10).replaceAll('-', '/');
  return [titlesOf(asset).title, `version ${version}`, locale, date].filter(Boolean).join(', ');
}

function summaryOf(hit: PigmentHit): ProductSummary {
  const { id, prd, industries, isActive, isInternal, brand = '' } = hit;
  return {
    id,
    prd,
    industries,
    isActive,
    isInternal,
    brand,
    name: hit.product_name,
    productGroup: hit.product_group_title ?? '',
    color: hit.color ?? NO_COLOR,
    strip: stripOf(hit),
    description: hit.product_description_short ?? '',
  };
}
