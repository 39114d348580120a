import DOMPurify from 'dompurify';
import { allowedAttributes, allowedElements, unwrappedElements } from './allowed-html.ts';

/** Replaces `Element.setHTML` in browsers without it. Load this file by `import()`: it contains DOMPurify. */
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
