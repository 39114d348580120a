import { Marked, type RendererObject } from 'marked';
import { type Html, html, trustedHtml } from '../../base/html.ts';
import { guideAddress } from './guide-address.ts';
import { headingIds } from './heading-ids.ts';

/** Renders a document of this project: headings with anchors; code and tables that scroll and take the focus. */
export function renderMarkdown(markdown: string): Html {
  const marked = new Marked();
  const tokens = marked.lexer(markdown);
  const titles = tokens.flatMap((token) => (token.type === 'heading' ? [token.text] : []));
  marked.use({ renderer: rendererOf(headingIds(titles)) });
  return trustedHtml(marked.parser(tokens));
}

/** Renders one line. */
export function renderLine(markdown: string): Html {
  const marked = new Marked({ renderer: rendererOf([]) });
  return trustedHtml(marked.parseInline(markdown, { async: false }));
}

/** @param ids anchors of the headings, in their order */
function rendererOf(ids: readonly string[]): RendererObject {
  const left = [...ids];
  const labels = new Map<string, number>();
  let section = 'Table';

  /** Regions of a page need different names. */
  const labelOf = (name: string) => {
    const count = (labels.get(name) ?? 0) + 1;
    labels.set(name, count);
    return count > 1 ? `${name}, table ${count}` : name;
  };

  return {
    heading({ tokens, depth, text }) {
      const id = left.shift() ?? '';
      section = text.replaceAll('`', '');
      const title = trustedHtml(this.parser.parseInline(tokens));
      const level = trustedHtml(`h${depth}`);
      return `${html`<${level} id="${id}"><a href="#${id}">${title}</a></${level}>`}\n`;
    },
    code({ text }) {
      return `${html`<div class="source"><pre tabindex="0"><code>${text}</code></pre><button type="button" class="source__copy" hidden>Copy</button></div>`}\n`;
    },
    table({ header, rows }) {
      const inner = ({ tokens }: (typeof header)[number]) => trustedHtml(this.parser.parseInline(tokens));
      const table = html`<div class="table-scroll" role="region" aria-label="${labelOf(section)}" tabindex="0"><table class="guide__table">
<thead><tr>${header.map((cell) => html`<th scope="col">${inner(cell)}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${inner(cell)}</td>`)}</tr>\n`)}</tbody></table></div>`;
      return `${table}\n`;
    },
    link({ href, tokens }) {
      const title = trustedHtml(this.parser.parseInline(tokens));
      const address = guideAddress(href);
      return address === undefined ? `${title}` : `${html`<a href="${address}">${title}</a>`}`;
    },
  };
}
