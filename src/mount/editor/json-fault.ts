/** A token of JSON: punctuation, text, or another value. */
const TOKEN =
  /[\t\n\r ]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/uy;

/** What may stand in no JSON but within texts: characters that nobody sees, and quotation marks of word processors. */
const STRAY = /(?! )[\p{Cf}\p{Z}\p{Cc}]|[“”„‟″]/gu;

const CHARACTERS: Readonly<Record<string, string>> = {
  '\u00a0': 'no-break space',
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u200d': 'zero-width joiner',
  '\u202f': 'narrow no-break space',
  '\u2028': 'line separator',
  '\ufeff': 'byte order mark',
  '\n': 'line break',
  '\t': 'tab',
};

/** Writes characters that nobody sees as their codes. */
export function showInvisible(text: string): string {
  return text.replace(/(?! )[\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/gu, (each) => `‹${codeOf(each)}›`);
}

/** Replaces such characters by what they stand for. @returns `undefined` if that does not make the text JSON */
export function repairJson(text: string): string | undefined {
  const repaired = text.replace(/"(?:[^"\\]|\\.)*"|[\s\S]/gu, (found) => {
    if (found.length > 1) return found.replace(/\p{Cc}/gu, (each) => JSON.stringify(each).slice(1, -1));
    if (/[\t\n\r]/.test(found)) return found;
    return found.replace(STRAY, (each) => (/\p{P}/u.test(each) || each === '″' ? '"' : ' '));
  });
  return jsonFault(repaired) === undefined ? repaired : undefined;
}

/** What may follow. `first` and `key` are right after the start of a list or an object. */
type Next = 'value' | 'first' | 'key' | 'name' | 'colon' | 'separator' | 'end';

/**
 * Says where a text stops being JSON, as `line 2, column 5, after {"a": 1`; `undefined` if it is JSON. The browsers' own
 * messages name the place each in another way, or not at all.
 */
export function jsonFault(text: string): string | undefined {
  const open: string[] = [];
  let next: Next = 'value';
  TOKEN.lastIndex = 0;
  for (let at = 0; ; at = TOKEN.lastIndex) {
    const token = next === 'end' ? null : TOKEN.exec(text);
    const isOver = next === 'end' && /^[\t\n\r ]*$/.test(text.slice(at));
    if (!token) return isOver ? undefined : describePosition(text, at);
    const follows = step(next, token[1] ?? (token[2] === undefined ? '0' : '"'), open);
    if (!follows) return describePosition(text, at);
    next = follows;
  }
}

/** Returns what may follow a token, or `undefined` where the token may not stand. */
function step(now: Next, token: string, open: string[]): Next | undefined {
  const isValue = now === 'value' || now === 'first';
  const isName = now === 'key' || now === 'name';
  if (token === '"' && isName) return 'colon';
  if (token === '"' || token === '0') return isValue ? afterValue(open) : undefined;
  if (token === ':') return now === 'colon' ? 'value' : undefined;
  if (token === '{' || token === '[') {
    if (!isValue) return undefined;
    open.push(token);
    return token === '{' ? 'key' : 'first';
  }
  const isObject = open.at(-1) === '{';
  if (token === ',') {
    if (now !== 'separator') return undefined;
    return isObject ? 'name' : 'value';
  }
  const isEmpty = now === 'key' || now === 'first';
  if (isObject !== (token === '}') || !(isEmpty || now === 'separator')) return undefined;
  open.pop();
  return afterValue(open);
}

function afterValue(open: readonly string[]): Next {
  return open.length > 0 ? 'separator' : 'end';
}

/** Longest text shown of what comes before the place. */
const SHOWN = 40;

function describePosition(text: string, from: number): string {
  const start = from + (/^[\t\n\r ]*/.exec(text.slice(from))?.[0].length ?? 0);
  // A text breaks at the first character in it that must be escaped.
  const inText = /^"(?:[^"\\\p{Cc}]|\\.)*(?=\p{Cc})/u.exec(text.slice(start))?.[0].length ?? 0;
  const before = text.slice(0, start + inText);
  const lines = before.split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  const excerpt = before.trimEnd().slice(-SHOWN);
  const [stray] = text.slice(before.length).match(STRAY) ?? [];
  const isHere = stray !== undefined && text.startsWith(stray, before.length);
  const cause = isHere ? `, where ${describeCharacter(stray)}` : '';
  return `line ${lines.length}, column ${column}${excerpt && `, after ${excerpt}`}${cause}`;
}

function describeCharacter(stray: string): string {
  const code = codeOf(stray);
  if (/[\p{Cc}]/u.test(stray))
    return `a text contains a ${CHARACTERS[stray] ?? `control character (${code})`}: write ${JSON.stringify(stray).slice(1, -1)}`;
  if (/\p{P}|″/u.test(stray)) return `${stray} stands: write " instead`;
  const name = CHARACTERS[stray];
  return `an invisible character stands, ${name ? `${name} (${code})` : code}: delete it`;
}

function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}
