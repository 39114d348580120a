/** A token of JSON: punctuation, text, or another value. */
const TOKEN =
  /[\t\n\r ]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/uy;

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
    if (!token) return next === 'end' && !text.slice(at).trim() ? undefined : describePosition(text, at);
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

function describePosition(text: string, index: number): string {
  const space = /^\s*/.exec(text.slice(index))?.[0].length ?? 0;
  const before = text.slice(0, index + space);
  const lines = before.split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  const excerpt = before.trimEnd().slice(-SHOWN);
  return `line ${lines.length}, column ${column}${excerpt && `, after ${excerpt}`}`;
}
