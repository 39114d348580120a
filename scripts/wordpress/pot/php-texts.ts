import { type PhpToken, phpTokens } from './php-tokens.ts';
import { type PluginText, readTextCall, translatorsComment } from './plugin-text.ts';
import { PHP_FUNCTIONS } from './text-functions.ts';

const OPENING = ['(', '[', '{'];
const CLOSING = [')', ']', '}'];
/** Before a name: it is a method, a declaration or a class, and no call of a function. */
const NOT_A_CALL = ['->', '?->', '::', 'function', 'new'];

/** Lists the texts of a PHP file. `path` is from the plugin's folder. */
export function phpTexts(path: string, code: string): PluginText[] {
  const tokens = phpTokens(code);
  const found: PluginText[] = [];
  let note: { text: string; line: number } | undefined;
  let before: PhpToken | undefined;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'comment') {
      const text = translatorsComment(token.text ?? '');
      if (text) note = { text, line: token.endLine };
      continue;
    }
    if (isCall(before, token, tokens[index + 1])) {
      const isNoted = note && token.line - note.line <= 1;
      const call = {
        name: token.text ?? '',
        values: argumentsFrom(tokens, index + 2).map(literal),
        reference: `${path}:${token.line}`,
        ...(note && isNoted && { comment: note.text }),
      };
      found.push(readTextCall(call, PHP_FUNCTIONS));
    }
    before = token;
  }
  return found;
}

function isCall(before: PhpToken | undefined, name: PhpToken, after: PhpToken | undefined): boolean {
  return (
    name.kind === 'name' &&
    PHP_FUNCTIONS.has(name.text ?? '') &&
    after?.text === '(' &&
    !NOT_A_CALL.includes(before?.text ?? '')
  );
}

/** The tokens of each argument, from the first one behind the bracket. */
function argumentsFrom(tokens: readonly PhpToken[], start: number): PhpToken[][] {
  const found: PhpToken[][] = [[]];
  let depth = 0;
  for (const token of tokens.slice(start)) {
    const symbol = token.kind === 'symbol' ? (token.text ?? '') : '';
    if (OPENING.includes(symbol)) depth++;
    if (CLOSING.includes(symbol) && --depth < 0) break;
    if (symbol === ',' && depth === 0) found.push([]);
    else if (token.kind !== 'comment') found.at(-1)?.push(token);
  }
  return found;
}

function literal([token, ...others]: readonly PhpToken[]): string | undefined {
  return token?.kind === 'string' && others.length === 0 ? token.text : undefined;
}
