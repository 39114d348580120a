import { inSentences, readPropComments } from '../../../../scripts/schema/prop-comments.ts';
import { propFields } from '../../../../scripts/schema/prop-fields.ts';
import { type Html, html, type Slot } from '../../base/html.ts';
import { currentIdentity } from '../current-identity.ts';
import type { Page, PageRequest } from '../page.ts';
import { describeProps, type PropDescription } from './describe-props.ts';
import type { GalleryEntry, GalleryExample } from './entry.ts';
import { renderLine } from './prose.ts';
import { fieldName } from './set-up/read-props.ts';
import { renderSetUp } from './set-up/render-set-up.ts';
import { exampleQuery, readSetUp } from './set-up/set-up.ts';
import { renderWorkingMarker, writeSnippet } from './snippet.ts';

/** `/gallery/:island`: description and requirements of the island, and each live example with its snippet. */
export function galleryIsland({ island, examples }: GalleryEntry): Page {
  return {
    path: `/gallery/${island.name}`,
    describe: () => ({ keepOnceOnly: true, suppressCookieModal: true }),
    render: ({ c, deps }) => ({
      file: 'gallery-island',
      title: `${island.name}, gallery`,
      description: island.summary,
      stylesheet: 'set-up.css',
      script: 'gallery.js',
      slots: {
        name: island.name,
        summary: island.summary,
        setUp: renderSetUp({ island, examples }, readSetUp(island, firstForm({ island, examples }, c)), {
          identities: deps.identities,
          current: currentIdentity({ c, deps }),
        }),
        marker: renderSource('Marker', String(renderWorkingMarker(island, examples))),
        facts: renderFacts(island),
        props: renderProps(island),
        contents: examples.map(({ slug, name }) => html`<li><a href="#${slug}">${name}</a></li>`),
        examples: examples.map((example) => renderExample({ island, examples }, example)),
      },
    }),
  };
}

/** An island that needs props starts as its first example. */
function firstForm({ island, examples }: GalleryEntry, { req }: PageRequest['c']): URLSearchParams {
  const asked = new URL(req.url).searchParams;
  const fields = propFields(island);
  const isSet = [...asked.keys()].some((name) => name.startsWith(fieldName('')));
  const example = examples.find(({ openedBy }) => !openedBy);
  if (isSet || !example || !fields.some(({ isRequired }) => isRequired)) return asked;
  const first = new URLSearchParams(exampleQuery(fields, example));
  for (const [name, value] of asked) first.append(name, value);
  return first;
}

function renderFacts({ needs, reads = [], when, isolation, overlay }: GalleryEntry['island']): Html {
  const rows: [string, Slot][] = [
    ['Needs', needs.length > 0 ? renderCodes(needs) : 'nothing of the payload'],
    ['Reads', reads.length > 0 && renderCodes(reads)],
    ['Loads', renderCodes([when])],
    ['Isolation', isolation],
    ['Rank', overlay && `${overlay.rank} of 6 among overlays that are due`],
    ['Opens by', overlay && renderCodes(openers(overlay))],
  ];
  return html`<dl class="facts">${rows.map(([term, value]) => value && html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function openers({ query, hash }: NonNullable<GalleryEntry['island']['overlay']>): string[] {
  return ['data-ce-open', ...(query ? [`?${query}`] : []), ...(hash ? [`#${hash}`] : [])];
}

function renderCodes(codes: readonly string[]): Html {
  return html`${codes.map((code) => html`<code>${code}</code> `)}`;
}

function renderProps(island: GalleryEntry['island']): Html {
  const props = describeProps(island.props);
  const comments = readPropComments(island.name);
  if (props.length === 0) return html`<p class="fine">This island takes no props.</p>`;
  return html`<div class="table-scroll" role="region" aria-label="Table of props" tabindex="0"><table class="plain-table">
<thead><tr><th scope="col">Prop</th><th scope="col">Meaning</th><th scope="col">Type</th></tr></thead>
<tbody>${props.map(
    (prop) =>
      html`<tr><th scope="row"><code>${prop.name}</code></th><td>${renderLine(inSentences(comments.get(prop.name) ?? ''))}</td><td><code>${prop.type}</code>${renderDefault(prop)}</td></tr>`,
  )}</tbody></table></div>`;
}

function renderDefault({ isRequired, default: value }: PropDescription): Slot {
  if (isRequired) return ', required';
  return value !== undefined && html`, <code>${value}</code> by default`;
}

function renderExample({ island }: GalleryEntry, example: GalleryExample): Html {
  const frame = `/gallery/frame/${island.name}/${example.slug}`;
  return html`<article class="example" aria-labelledby="${example.slug}">
<header class="example__head"><h2 id="${example.slug}">${example.name}</h2><p>${example.shows}</p><p><a class="more" href="${frame}">Open alone</a>${island.overlay && html` <a class="more" href="${frame}?open">Open alone, opened</a>`}</p></header>
<div class="example__frame${island.overlay && ' example__frame--tall'}"><iframe loading="lazy" src="${frame}" title="${island.name}: ${example.name}"></iframe></div>
${renderSource('Snippet', writeSnippet(island, example))}
</article>`;
}

function renderSource(title: string, source: string): Html {
  return html`<div class="source"><p class="label">${title}</p><pre tabindex="0">${source}</pre><button class="source__copy" type="button" hidden>Copy</button></div>`;
}
