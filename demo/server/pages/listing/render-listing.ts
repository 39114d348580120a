import { answerTag } from '../../../../server/answer-tag.ts';
import { type Html, html, trustedHtml } from '../../base/html.ts';
import type { PageRequest } from '../page.ts';
import { renderFilterForm } from './filter-form.ts';
import { type ListingOptions, type ListingPage, readListing } from './listing-page.ts';
import { renderHits } from './served-hits.ts';

/**
 * The listing of a page. The first page of hits is the island's fallback until its first response; later pages are
 * rendered by the server only. `answer=served` in the address adds the first response to the page, so that the island
 * makes no call.
 */
export function renderListing(request: PageRequest, options: ListingOptions = {}): Html {
  const listing = readListing(request, options);
  const { industry } = industryOf(request);
  const hits = listing.answer?.hits ?? [];
  const { title, mode, types } = listing.options;
  const fallback = html`${title && html`<h1>${title}</h1>`}${renderFilterForm(listing)}
${title && html`<h2 class="visually-hidden">Results</h2>`}
${hits.length > 0 ? renderHits(hits, request.payload, industry) : renderNone(listing)}
${renderPageLinks(listing, hits.length)}`;
  if (listing.page > 1) return fallback;
  const props = {
    ...(title && { title }),
    ...(mode === 'sheets' && { mode }),
    ...(types.length > 1 && { types }),
  };
  const answer = request.c.req.query('answer') === 'served' && renderAnswer(listing, request);
  return html`<div data-ce-widget="search-listing" data-ce-props="${JSON.stringify(props)}">${fallback}${answer}</div>`;
}

/** Renders the first response and the fields of products for the island, with its query, user and region. */
export function renderAnswer(
  { search, answer }: ListingPage,
  { c, deps, payload }: PageRequest,
): Html | false {
  if (!answer) return false;
  const { user: { userId } = {}, requestRegion: region = null } = payload;
  const user = userId === undefined ? null : String(userId);
  const fields = deps.fields(c.get('session'));
  const query = search.replace(/^\?/, '');
  return trustedHtml(answerTag({ of: 'listing', query, user, region }, { answer, fields }));
}

/** Returns the industry in the address, if it is valid. */
export function industryOf({ c, payload }: PageRequest): { industry: string | undefined } {
  return { industry: payload.industries?.find(({ code }) => code === c.req.query('i'))?.code };
}

function renderNone({ answer, tab }: ListingPage): Html {
  const text =
    answer || tab === 'all'
      ? 'Sorry, there are no results for that search parameters.'
      : 'Log in to see saved sheets.';
  return html`<p class="notice">${text}</p>`;
}

function renderPageLinks({ path, search, page, offset, answer }: ListingPage, shown: number): Html {
  const total = answer?.total ?? 0;
  const link = (target: number, rel: string, text: string) => {
    const others = search
      .replace(/^\?/, '')
      .split('&')
      .filter((pair) => pair && !pair.startsWith('page='));
    return html`<a class="button button--quiet" rel="${rel}" href="${path}?${[...others, `page=${target}`].join('&')}">${text}</a>`;
  };
  return html`<nav class="page-links" aria-label="Pages">
<p class="page-links__count">${shown > 0 ? `${offset + 1}–${offset + shown} of ${total}` : ''}</p>
<p class="page-links__links">${page > 1 && link(page - 1, 'prev', 'Previous')}${offset + shown < total && link(page + 1, 'next', 'Next')}</p>
</nav>`;
}
