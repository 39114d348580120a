import type { Formulation } from '../../../data/formulations.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../page.ts';
import { productAddress } from '../product-card.ts';
import { notFound } from './not-found.ts';

/** `/formulations?id=`: a recipe, or without an id what the repository holds. */
export const formulations: Page = {
  path: '/formulations',
  render(request) {
    const { c, deps } = request;
    const id = c.req.query('id');
    if (id === undefined) return { file: 'formulations' };
    const found = deps.formulation(c.get('session'), id);
    if (found === 'forbidden') return { file: 'formulations', status: 403 };
    if (found === 'missing') return notFound.render(request);
    return {
      file: 'formulation',
      title: found.title,
      slots: {
        title: found.title,
        shade: found.shade.title,
        color: found.shade.color,
        parts: found.parts.map((part) => renderPart(part, found)),
        sum: sumOf(found),
      },
    };
  },
};

function renderPart(
  { productId, title, share }: Formulation['parts'][number],
  { industry }: Formulation,
): Html {
  const name = productId ? html`<a href="${productAddress(productId, industry)}">${title}</a>` : title;
  return html`<tr><th scope="row">${name}</th><td>${productId ? 'Colour' : 'Raw material'}</td><td>${share.toFixed(1)}</td></tr>\n`;
}

function sumOf({ parts }: Formulation): string {
  return parts.reduce((sum, { share }) => sum + share, 0).toFixed(1);
}
