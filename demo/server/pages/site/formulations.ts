import type { RawPayload } from '../../../../src/payload/schema.ts';
import type { Formulation } from '../../../data/formulations/formulations.ts';
import { formatDate } from '../../base/format-date.ts';
import { type Html, html } from '../../base/html.ts';
import { productAddress } from '../../base/product-address.ts';
import { textsIn } from '../../search/query/raw-query.ts';
import { industryTitle } from '../industry-links.ts';
import type { Page, PageRequest } from '../page.ts';
import { notFound } from './not-found.ts';

/** `/formulations?id=`: a formulation; without an id the list, with the parameters of the search service. */
export const formulations: Page = {
  path: '/formulations',
  render(request) {
    const { c, deps } = request;
    const id = c.req.query('id');
    if (id === undefined) return { file: 'formulations', slots: { list: renderList(request) } };
    const found = deps.formulation(c.get('session'), id);
    if (found === 'forbidden')
      return { file: 'formulations', status: 403, slots: { list: renderList(request) } };
    if (found === 'missing') return notFound.render(request);
    return {
      file: 'formulation',
      title: found.title,
      slots: {
        title: found.title,
        shade: found.shade.title,
        color: found.shade.color,
        parts: found.parts.map((ingredient) => renderIngredient(ingredient, found)),
        sum: sumOf(found),
        method: found.method.map(({ title, text }) => html`<li><b>${title}</b>: ${text}</li>`),
      },
    };
  },
};

function renderIngredient(
  { productId, title, share, purpose }: Formulation['parts'][number],
  { industry }: Formulation,
): Html {
  const name = productId ? html`<a href="${productAddress(productId, industry)}">${title}</a>` : title;
  return html`<tr><th scope="row">${name}</th><td>${purpose}</td><td>${share.toFixed(2)}</td></tr>\n`;
}

function sumOf({ parts }: Formulation): string {
  return parts.reduce((sum, { share }) => sum + share, 0).toFixed(2);
}

/** Formulations per page; the number that the island loads at first. */
const PAGE_SIZE = 24;

/** Users who may not see formulations get a description and how to get access. */
function renderList({ c, deps, payload }: PageRequest): Html {
  const { search } = new URL(c.req.url);
  const found = deps.formulations(c.get('session'), search);
  if (!found)
    return html`<p class="lead">More than a hundred formulations are open to validated customers. Log in, then ask for validation in your profile; it takes a working day.</p>
<p><a class="button" href="/login" data-ce-open="login">Log in</a> <a class="button button--quiet" href="/contact">Ask the laboratory</a></p>`;
  const [term = ''] = textsIn(search, 'q');
  const page = Math.max(1, Math.floor(Number(c.req.query('page'))) || 1);
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const isMine = textsIn(search, 'tab')[0] === 'mine';
  const tab = (name: string, address: string, isCurrent: boolean) =>
    html`<li><a href="${address}"${isCurrent && html` aria-current="page"`}>${name}</a></li>`;
  return html`<search><form action="/formulations"><div class="search-form">
<p class="field"><label for="formulations-q">Title, pigment, raw material or shade</label><input id="formulations-q" name="q" type="search" value="${term}" maxlength="200" autocomplete="off"></p>
${isMine && html`<input type="hidden" name="tab" value="mine">`}
<button class="button" type="submit">Search</button>
</div></form></search>
<ul class="filter-row listing-filters" aria-label="Whose formulations">${tab('All formulations', '/formulations', !isMine)}${tab('My formulations', '/formulations?tab=mine', isMine)}</ul>
<p>${found.length === 1 ? '1 formulation' : `${found.length} formulations`}${term && html` for “${term}”`}</p>
<div class="table-scroll"><table class="plain-table">
<thead><tr><th scope="col">Formulation</th><th scope="col">Shade</th><th scope="col">Industry</th><th scope="col">Date</th></tr></thead>
<tbody>${shown.map((each) => renderRow(each, payload))}</tbody>
</table></div>
${renderPageLinks(search, page, found.length)}`;
}

function renderPageLinks(search: string, page: number, total: number): Html {
  const link = (target: number, rel: string, text: string) => {
    const query = new URLSearchParams(search);
    query.set('page', String(target));
    return html`<a class="button button--quiet" rel="${rel}" href="/formulations?${query.toString()}">${text}</a>`;
  };
  return html`<nav class="page-links" aria-label="Pages"><p class="page-links__links">${page > 1 && link(page - 1, 'prev', 'Previous')}${page * PAGE_SIZE < total && link(page + 1, 'next', 'Next')}</p></nav>`;
}

function renderRow({ id, title, shade, industry, createdDate }: Formulation, payload: RawPayload): Html {
  return html`<tr><th scope="row"><a href="/formulations?id=${id}">${title}</a></th><td>${renderShade(shade.color)} ${shade.title}</td><td>${industryTitle(payload, industry)}</td><td>${formatDate(createdDate)}</td></tr>\n`;
}

function renderShade(color: string): Html {
  return html`<svg class="formulation-list__shade" width="32" height="16" aria-hidden="true" focusable="false"><rect width="32" height="16" fill="${color}"/></svg>`;
}
