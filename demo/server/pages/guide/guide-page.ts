import { type Html, html } from '../../base/html.ts';
import type { Page, PageContent } from '../page.ts';
import { notFound } from '../site/not-found.ts';
import { addressOf, type Guide, type GuideDocument, guideDocuments, readGuide } from './read-guide.ts';
import { renderLine, renderMarkdown } from './render-markdown.ts';
import { type FoundSection, searchGuide, wordsOf } from './search-guide.ts';

/** `/guide`, the README or what a search (`?q=`) finds, and `/guide/:name`, a page of `docs/guide`. */
export const guidePage: Page = {
  path: '/guide/:name?',
  describe: () => ({ keepOnceOnly: true, suppressCookieModal: true }),
  render(request) {
    const { c } = request;
    const guide = readGuide();
    const name = c.req.param('name');
    const shown = guideDocuments(guide).find((document) => document.name === name);
    if (!shown) return notFound.render(request);
    const term = c.req.query('q')?.trim() ?? '';
    return term ? showFound(guide, term) : showDocument(guide, shown);
  },
};

function showDocument(guide: Guide, shown: GuideDocument): PageContent {
  const { title, lead, text } = shown;
  return {
    file: 'guide',
    script: 'gallery.js',
    title: shown.name === undefined ? 'Guide' : `${title} · Guide`,
    description: lead.replace(/\s+/g, ' ').replaceAll('`', ''),
    slots: {
      term: '',
      heading: title,
      lead: html`<p class="lead">${renderLine(lead)}</p>`,
      content: html`${renderMarkdown(text)}${renderNext(guide, shown)}`,
      pages: renderPages(guide, shown),
    },
  };
}

/** The way on, for those who read the guide from front to back. */
function renderNext(guide: Guide, shown: GuideDocument): Html | undefined {
  const documents = guideDocuments(guide);
  const next = documents[documents.indexOf(shown) + 1];
  return next && html`<p>Next: <a class="more" rel="next" href="${addressOf(next)}">${next.title}</a></p>`;
}

function showFound(guide: Guide, term: string): PageContent {
  const found = searchGuide(guideDocuments(guide), term);
  const count = found.length === 1 ? '1 section' : `${found.length} sections`;
  return {
    file: 'guide',
    title: `${term} · Guide`,
    slots: {
      term,
      heading: 'Search in the guide',
      lead: html`<p class="lead">${found.length > 0 ? count : 'No section'} with “${term}”.</p>`,
      content: renderFound(found, wordsOf(term)),
      pages: renderPages(guide),
    },
  };
}

function renderFound(found: readonly FoundSection[], words: readonly string[]): Html {
  if (found.length === 0) return html`<p>Try fewer words, or choose a page.</p>`;
  return html`<ol class="guide__found">${found.map(
    ({ address, document, heading, snippet }) =>
      html`<li><h2><a href="${address}">${heading}</a></h2>${heading !== document && html`<p class="fine">${document}</p>`}<p>${markWords(snippet, words)}</p></li>\n`,
  )}</ol>`;
}

/** Marks each word in a text, whatever its case. */
function markWords(text: string, words: readonly string[]): Html {
  const patterns = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return html`${text
    .split(new RegExp(`(${patterns.join('|')})`, 'i'))
    .map((piece, index) => (index % 2 === 1 ? html`<mark>${piece}</mark>` : piece))}`;
}

function renderPages({ front, groups }: Guide, shown?: GuideDocument): Html {
  const link = (document: GuideDocument, title = document.title) =>
    html`<li><a href="${addressOf(document)}"${document === shown && html` aria-current="page"`}>${title}</a></li>`;
  return html`<ul>${link(front, 'Overview')}</ul>${groups.map(
    ({ title, documents }) =>
      html`<p class="label">${title}</p><ul>${documents.map((each) => link(each))}</ul>`,
  )}`;
}
