import { safeHref } from '../address/safe-url.ts';
import { allowedAttributes, allowedElements, unwrappedElements } from './allowed-html.ts';
import { loadPurify } from './prepare-sanitizing.ts';

/**
 * Sanitises HTML of the payload or a service; no other code sets HTML. Keeps text structure, links and images
 * (`allowed-html.ts`); removes scripts, handlers and styles. Links lead to `http`, `https`, `mailto` or `tel`. A
 * `target` other than `_blank` is removed, and a new tab gets neither opener nor referrer.
 *
 * With the browser's own `setHTML` the result arrives before the next paint; otherwise DOMPurify is loaded first.
 * Both work under `require-trusted-types-for 'script'`. Chromium reports a policy violation for each handler and
 * style in the HTML, although it runs and applies none of them.
 *
 * @returns nodes for the page, never HTML
 * @throws {TypeError} if the code of DOMPurify is needed and does not arrive
 */
export async function sanitizeHtml(html: string): Promise<DocumentFragment> {
  const parsed = parse(html) ?? (await loadPurify()).purifyHtml(html);
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
  // Plain text needs no parser.
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
