import type { RawPayload } from '../../../src/payload/schema.ts';
import { type Html, html } from '../base/html.ts';

/** Renders the industries as picture tiles with links to their products. */
export function renderIndustryTiles({ industries = [] }: RawPayload): Html {
  return html`<ul class="industry-tiles">${industries.map(
    ({ code, title }) =>
      html`<li><a class="industry-tile" href="/products?i=${code}"><img src="/assets/industries/${code}.svg" alt="" width="240" height="240" loading="lazy"><span>${title}</span></a></li>`,
  )}</ul>`;
}

/** Renders the industries as a row of links that filter a list; the selected one is marked. */
export function renderIndustryFilter({ industries = [] }: RawPayload, chosen: string | undefined): Html {
  const entries = [{ code: '', title: 'All industries' }, ...industries];
  return html`<ul class="filter-row" aria-label="Industry">${entries.map(
    ({ code, title }) =>
      html`<li><a href="/products${code && `?i=${code}`}"${code === (chosen ?? '') && html` aria-current="true"`}>${title}</a></li>`,
  )}</ul>`;
}

/** Returns the title of an industry, or its code if the payload does not contain it. */
export function industryTitle({ industries = [] }: RawPayload, code: string): string {
  return industries.find((industry) => industry.code === code)?.title ?? code;
}
