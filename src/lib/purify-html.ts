import DOMPurify from 'dompurify';
import { allowedAttributes, allowedElements, unwrappedElements } from './allowed-html.ts';

/** What `Element.setHTML` does, for browsers without it. Fetch this file by `import()`: it brings DOMPurify. */
export function purifyHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['#text', ...allowedElements, ...unwrappedElements],
    ALLOWED_ATTR: [...allowedAttributes],
    FORBID_ATTR: ['style'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
