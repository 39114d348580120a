import { html } from '../../base/html.ts';
import { productAddress } from '../../base/product-address.ts';
import { renderDrawdown } from '../art/drawdown.ts';
import { renderProps } from '../gallery/snippet.ts';
import { industryTitle } from '../industry-links.ts';
import type { Page } from '../page.ts';
import { renderFlags, renderProductGrid } from '../product-card.ts';
import { notFound } from './not-found.ts';

/** `/product/:id?i=` */
export const product: Page = {
  path: '/product/:id',
  render(request) {
    const { c, deps, payload } = request;
    const catalogue = deps.catalogue(c.get('session'));
    const found = catalogue.product(c.req.param('id') ?? '');
    if (!found) return notFound.render(request);
    const industry = found.industries.find((code) => code === c.req.query('i'));
    const related = catalogue
      .products({ offset: 0, limit: 300, ...(found.industries[0] && { industry: found.industries[0] }) })
      .items.filter(({ id, brand }) => id !== found.id && brand === found.brand)
      .toSorted((one, other) => apart(one.color, found.color) - apart(other.color, found.color));
    return {
      file: 'product',
      title: found.name,
      description: found.description.slice(0, 155),
      slots: {
        props: JSON.stringify({ productId: found.id, industries: found.industries }),
        way: JSON.stringify({ productId: found.id }),
        name: found.name,
        brand: found.brand,
        group: found.productGroup,
        prd: found.prd,
        color: found.color,
        drawdown: renderDrawdown(found.color, found.strip),
        drawdownNote:
          found.strip.length > 0 &&
          ', and its reductions with titanium white to 50, 25, 10, 4 and 2 %, calculated from masstone and tint',
        description: found.description,
        flags: renderFlags(found),
        forIndustry:
          industry && html`<p class="lead">for ${industryTitle(payload, industry).toLowerCase()}</p>`,
        industries: found.industries.map(
          (code) =>
            html`<li><a href="${productAddress(found.id, code)}"${code === industry && html` aria-current="true"`}>${industryTitle(payload, code)}</a></li>`,
        ),
        ask: html`<a class="button" href="/contact" data-ce-open="contact-form"${renderProps({
          title: `About ${found.name}`,
          data: { prd: found.prd, productName: found.name, ...(industry ? { forIndustry: industry } : {}) },
        })}>Ask about this product</a>`,
        related:
          related.length > 0 &&
          html`<section class="section" aria-labelledby="related"><h2 id="related">More of ${found.brand}</h2>${renderProductGrid(related.slice(0, 4), payload)}</section>`,
      },
    };
  },
};

/** Returns the distance of two screen colours. */
function apart(one: string, other: string): number {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const from = channels(one);
  return Math.hypot(...channels(other).map((channel, at) => channel - (from[at] ?? 0)));
}
