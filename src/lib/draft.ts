const PREFIX = 'ce-draft:';

/** Keeps what someone has typed until the browser's tab is closed. Never for passwords. */
export function keepDraft(name: string, values: object): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(values));
  } catch {
    // Storage is blocked or full: the page goes on without.
  }
}

/**
 * What was typed before the page was left.
 *
 * @param like the fields that there are; what does not look like them is left out
 */
export function readDraft<Values extends object>(name: string, like: Values): Partial<Values> {
  const kept = Object(parse(name));
  const fits = Object.entries(like).filter(([field, value]) => field in kept && isAlike(kept[field], value));
  return Object.fromEntries(fits.map(([field]) => [field, kept[field]])) as Partial<Values>;
}

/** Whether anything was typed before the page was left. */
export function hasDraft(name: string): boolean {
  return parse(name) !== undefined;
}

/** Forgets what was typed. */
export function dropDraft(name: string): void {
  forget((key) => key === PREFIX + name);
}

/** Forgets the drafts of everyone else, as when another person signs in. */
export function dropOtherDrafts(owner: string): void {
  forget((key) => key.startsWith(PREFIX) && !key.startsWith(PREFIX + owner));
}

function forget(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage).filter(isMeant)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}

function parse(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '');
  } catch {
    return undefined;
  }
}

function isAlike(value: unknown, like: unknown): boolean {
  if (!Array.isArray(like)) return typeof value === typeof like;
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
