import { isDeepStrictEqual } from 'node:util';
import { Window } from 'happy-dom';
import type { ReceivedCall } from './search-service.ts';

/** What of a document counts: names, attributes by name, texts, JSON by its value; not white space between elements. */
type Piece = { depth: number } & (
  | { text: string }
  | { name: string; attributes: Record<string, unknown>; content: unknown }
);

/** Returns how a page differs from what it should be, as sentences. */
export function pageDifferences(actual: string, expected: string): string[] {
  const [found, wanted] = [piecesOf(actual), piecesOf(expected)];
  const at = wanted.findIndex((piece, index) => !isDeepStrictEqual(piece, found[index]));
  if (at < 0 && found.length === wanted.length) return rawCharacters(actual);
  const index = at < 0 ? wanted.length : at;
  return [`expected ${JSON.stringify(wanted[index])}\n    received ${JSON.stringify(found[index])}`];
}

/** Returns how the calls differ from those of `callsOf`, whatever their order and that of their parameters. */
export function callDifferences(
  actual: readonly ReceivedCall[],
  expected: readonly ReceivedCall[],
): string[] {
  const [found, wanted] = [actual.map(comparable).sort(), expected.map(comparable).sort()];
  return isDeepStrictEqual(found, wanted)
    ? []
    : [`expected the calls ${wanted.join(', ')}\n    received ${found.join(', ')}`];
}

/** The elements and texts of a page, in their order. */
function piecesOf(html: string): Piece[] {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(html);
  return piecesBelow(document as unknown as Node, 0);
}

function piecesBelow(node: Node, depth: number): Piece[] {
  return [...node.childNodes].flatMap((child) => [
    ...pieceOf(child, depth),
    ...piecesBelow(child, depth + 1),
  ]);
}

function pieceOf(node: Node, depth: number): Piece[] {
  if (node.nodeType === 8) return [{ depth, text: `<!--${node.textContent}-->` }];
  if (node.nodeType === 3) {
    const isInScript = node.parentElement?.localName === 'script';
    const text = (node.textContent ?? '').replace(/^[ \t\n]+|[ \t\n]+$/g, '');
    return isInScript || text === '' ? [] : [{ depth, text }];
  }
  if (node.nodeType !== 1) return [];
  const { localName: name, attributes, textContent } = node as Element;
  const values = [...attributes].map(({ name, value }) => [
    name,
    name === 'data-ce-props' ? JSON.parse(value) : value,
  ]);
  const isJson = name === 'script' && (node as Element).getAttribute('type') === 'application/json';
  return [
    {
      depth,
      name,
      attributes: Object.fromEntries(values),
      content: isJson ? JSON.parse(textContent ?? '') : null,
    },
  ];
}

/** Whatever a parser makes of them: characters that JSON of a script has to escape. */
function rawCharacters(html: string): string[] {
  const scripts = html.match(/(?<=<script type="application\/json"[^>]*>).*?(?=<\/script>)/gs) ?? [];
  return scripts.some((json) => /[<>&\u2028\u2029]/.test(json))
    ? ['JSON has raw <, >, &, U+2028 or U+2029']
    : [];
}

function comparable({ url, method, headers, body }: ReceivedCall): string {
  const { origin, pathname, searchParams } = new URL(url);
  const keys = [...new Set(searchParams.keys())].sort();
  const query = keys.map((key) => [key, searchParams.getAll(key)]);
  const named = Object.entries(headers).sort();
  return JSON.stringify([method, origin + pathname, query, named, body && JSON.parse(body)]);
}
