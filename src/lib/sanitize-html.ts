import { allowedAttributes, allowedElements, unwrappedElements } from './allowed-html.ts';
import { safeHref } from './safe-url.ts';

/**
 * The one way from HTML of the payload or a service onto the page: plain text structure, links and pictures
 * (`allowed-html.ts`), no script, no handler, no style. Links lead to `http`, `https`, `mailto` or `tel`; a
 * `target` other than `_blank` goes, and a new tab never learns of the page that opened it.
 *
 * By the browser's own `setHTML` it settles before the next paint; elsewhere DOMPurify is fetched first. Both
 * work under `require-trusted-types-for 'script'`. Chromium reports a violation of the policy for each handler
 * and style that it finds in the HTML, though it follows none of them.
 *
 * @returns nodes for the page, never HTML
 * @throws {TypeError} if the code of DOMPurify is needed and does not arrive
 */
export async function sanitizeHtml(html: string): Promise<DocumentFragment> {
  const parsed = parse(html) ?? (await import('./purify-html.ts')).purifyHtml(html);
  for (const element of parsed.querySelectorAll(unwrappedElements.join())) {
    element.replaceWith(...element.childNodes);
  }
  for (const link of parsed.querySelectorAll('a')) {
    if (!safeHref(link.getAttribute('href') ?? '')) link.removeAttribute('href');
    if (link.target === '_blank') link.rel = 'noopener noreferrer';
    else link.removeAttribute('target');
  }
  for (const image of parsed.querySelectorAll('img')) {
    if (!safeHref(image.getAttribute('src') ?? '')) image.remove();
  }
  return parsed;
}

function parse(html: string): DocumentFragment | undefined {
  const parsed = document.createDocumentFragment();
  // A text that is none of HTML needs no parser.
  if (!/[<&]/.test(html)) {
    parsed.append(html);
    return parsed;
  }
  const ground = document.createElement('div');
  if (!ground.setHTML) return undefined;
  ground.setHTML(html, {
    sanitizer: {
      elements: [...allowedElements, ...unwrappedElements],
      attributes: allowedAttributes,
      comments: false,
      dataAttributes: false,
    },
  });
  parsed.append(...ground.childNodes);
  return parsed;
}
