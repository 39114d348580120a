import { formatSize } from '../../../../src/product/rules/documents/format-size.ts';
import { formatDate } from '../../base/format-date.ts';
import { type Html, html } from '../../base/html.ts';
import { productAddress } from '../../base/product-address.ts';
import type { Page } from '../page.ts';
import type { SharedDocument } from '../page-dependencies.ts';

const INCOMPLETE =
  'It does not say which document it is for. Copy the whole address, or ask the person who sent it to you.';

/** `/shared-document?document=`: one document, for recipients of its link. */
export const sharedDocument: Page = {
  path: '/shared-document',
  render({ c, deps }) {
    const id = c.req.query('document') ?? '';
    if (id === '') {
      const content = renderRefusal(404, INCOMPLETE, c.req.url);
      return { file: 'shared-document', status: 404, slots: { heading: 'This link is incomplete', content } };
    }
    const found = deps.sharedDocument(c.get('session'), id);
    if ('refusal' in found) {
      const { status, body } = found.refusal;
      return {
        file: 'shared-document',
        status: status === 401 ? 401 : status === 403 ? 403 : 404,
        slots: {
          heading: status === 404 ? 'Document not found' : 'This document is not open to you',
          content: renderRefusal(status, body.message, c.req.url),
        },
      };
    }
    return {
      file: 'shared-document',
      title: `${found.title}, ${found.product.name}`,
      slots: { heading: found.title, content: renderDocument(found, id) },
    };
  },
};

function renderDocument(
  { kind, product, language, version, createdDate, size }: SharedDocument,
  id: string,
): Html {
  const facts: [string, string | Html | null | undefined][] = [
    ['Product', html`<a href="${productAddress(product.id)}">${product.name}</a>`],
    ['Type', kind],
    ['Language', language],
    ['Version', String(version)],
    ['Date', createdDate && formatDate(createdDate)],
    ['Size', formatSize(size)],
  ];
  return html`<dl class="facts">${facts.map(([term, value]) => value && html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
<p><a class="button" href="/shared-document/download?document=${encodeURIComponent(id)}">Download</a></p>`;
}

function renderRefusal(status: number, message: string, url: string): Html {
  const { pathname, search } = new URL(url);
  const login = `/login?to=${encodeURIComponent(pathname + search)}`;
  return html`<p class="lead">${message}</p>
<p>${status === 401 ? html`<a class="button" href="${login}" data-ce-open="login">Log in</a>` : html`<a class="button button--quiet" href="/contact">Contact us</a>`}</p>`;
}
