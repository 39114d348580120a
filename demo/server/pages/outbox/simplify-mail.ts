import { type Html, trustedHtml } from '../../base/html.ts';

const KEPT: ReadonlySet<string> = new Set(['p', 'strong', 'b', 'em', 'ul', 'ol', 'li', 'a']);
const BLOCKS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const DROPPED = /<!--[\s\S]*?-->|<![^>]*>|<(head|style|script|title)\b[\s\S]*?<\/\1\s*>/gi;
/** The preview line that mail programs show beside the subject. */
const HIDDEN = /<([a-z]+)\b[^<>]*\sstyle="[^"<>]*display:\s*none[^"<>]*"[^<>]*>[^<]*<\/\1\s*>/gi;
const TAG = /<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

/**
 * Reduces a mail's HTML to paragraphs, lists, emphasis and web links, which are safe to show. Headings become
 * strong paragraphs, so that the page keeps its own outline. Every opened element is closed.
 */
export function simplifyMail(source: string): Html {
  const open: string[] = [];
  let result = '';
  let end = 0;
  const body = source.replace(DROPPED, '').replace(HIDDEN, '');
  for (const tag of body.matchAll(TAG)) {
    result += plainText(body.slice(end, tag.index));
    end = tag.index + tag[0].length;
    result += renderTag(
      { isEnd: tag[1] === '/', name: (tag[2] ?? '').toLowerCase(), attributes: tag[3] ?? '' },
      open,
    );
  }
  result += plainText(body.slice(end));
  return trustedHtml(
    result +
      open
        .reverse()
        .map((name) => `</${name}>`)
        .join(''),
  );
}

interface Tag {
  isEnd: boolean;
  name: string;
  attributes: string;
}

function renderTag({ isEnd, name, attributes }: Tag, open: string[]): string {
  if (name === 'br') return '<br>';
  if (BLOCKS.has(name))
    return isEnd ? closeTo('p', open) : openTag('p', '', open) + openTag('strong', '', open);
  if (!KEPT.has(name)) return '';
  if (isEnd) return closeTo(name, open);
  return openTag(name, name === 'a' ? webAddress(attributes) : '', open);
}

function openTag(name: string, attribute: string, open: string[]): string {
  open.push(name);
  return `<${name}${attribute}>`;
}

function closeTo(name: string, open: string[]): string {
  const at = open.lastIndexOf(name);
  if (at < 0) return '';
  return open
    .splice(at)
    .reverse()
    .map((each) => `</${each}>`)
    .join('');
}

function webAddress(attributes: string): string {
  const address = /\bhref\s*=\s*(["'])(https?:\/\/[^"'<>\s]*)\1/i.exec(attributes)?.[2];
  return address ? ` href="${address}"` : '';
}

/** Keeps character references; an angle bracket outside a tag is text. */
function plainText(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
