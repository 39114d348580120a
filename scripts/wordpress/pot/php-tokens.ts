/** A token of PHP that can be, or can surround, a call with a text. White space, numbers and markup are left out. */
export interface PhpToken {
  /** `symbol` is any other character, `->` and `::`; an interpolated string has no value. */
  kind: 'name' | 'string' | 'comment' | 'symbol';
  /** Value of a string, words of a comment, else the code. */
  text: string | undefined;
  /** Line of its first character, from 1. */
  line: number;
  /** Line of its last character. */
  endLine: number;
}

const OPEN = /<\?(?:php(?=\s|$)|=)/g;
const SKIPPED = /(?:\s+|\d[\w.]*|\$[a-zA-Z_\x80-\uffff][\w\x80-\uffff]*)/y;
const COMMENT = /\/\*(.*?)\*\/|(?:\/\/|#)((?:(?!\?>)[^\n])*)/sy;
const NAME = /\\?[a-zA-Z_\x80-\uffff][\w\\\x80-\uffff]*/y;
const SINGLE = /'((?:[^'\\]|\\.)*)'/sy;
const DOUBLE = /"((?:[^"\\]|\\.)*)"/sy;
const HEREDOC = /<<<[ \t]*(["']?)([a-zA-Z_]\w*)\1\r?\n(?:.*?\n)?[ \t]*\2\b/sy;
const SYMBOL = /\?->|->|::|./sy;
const INTERPOLATION = /(?<!\\)(?:\\\\)*(?:\$[a-zA-Z_{]|\{\$)/;
const ESCAPE = /\\(?:u\{([\da-fA-F]+)\}|x([\da-fA-F]{1,2})|([0-7]{1,3})|([nrtvef\\$"]))/g;
const LETTERS: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  e: '\x1b',
  f: '\f',
};

/** Splits a PHP file into tokens. The file is valid PHP: the tests parse each file by PHP itself. */
export function phpTokens(code: string): PhpToken[] {
  const tokens: PhpToken[] = [];
  let [at, line] = [0, 1];
  const read = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(code);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const add = (kind: PhpToken['kind'], text: string | undefined, source: string) => {
    const endLine = line + linesIn(source);
    tokens.push({ kind, text, line, endLine });
    line = endLine;
  };
  const skipMarkup = () => {
    const from = at;
    if (!read(OPEN)) at = code.length;
    line += linesIn(code.slice(from, at));
  };
  skipMarkup();
  while (at < code.length) {
    if (code.startsWith('?>', at)) {
      at += 2;
      skipMarkup();
      continue;
    }
    const skipped = read(SKIPPED);
    if (skipped) {
      line += linesIn(skipped[0]);
      continue;
    }
    const [kind, text, source] = readToken(read);
    add(kind, text, source);
  }
  return tokens;
}

function readToken(
  read: (pattern: RegExp) => RegExpExecArray | null,
): [kind: PhpToken['kind'], text: string | undefined, source: string] {
  const comment = read(COMMENT);
  if (comment) return ['comment', comment[1] ?? comment[2], comment[0]];
  const single = read(SINGLE);
  if (single) return ['string', single[1]?.replace(/\\(['\\])/g, '$1'), single[0]];
  const double = read(DOUBLE);
  if (double) return ['string', doubleQuoted(double[1] ?? ''), double[0]];
  const heredoc = read(HEREDOC);
  if (heredoc) return ['string', undefined, heredoc[0]];
  const name = read(NAME);
  if (name) return ['name', name[0].replace(/^\\/, ''), name[0]];
  const symbol = read(SYMBOL)?.[0] ?? '';
  return ['symbol', symbol, symbol];
}

/** Value of a string in double quotes; `undefined` if it contains a variable. */
function doubleQuoted(source: string): string | undefined {
  if (INTERPOLATION.test(source)) return undefined;
  return source.replace(ESCAPE, (_, point?: string, hex?: string, octal?: string, letter?: string) => {
    if (letter !== undefined) return LETTERS[letter] ?? letter;
    return String.fromCodePoint(Number.parseInt(point ?? hex ?? octal ?? '', octal ? 8 : 16));
  });
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
