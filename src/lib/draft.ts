const PREFIX = 'ce-draft:';

/** Stores typed input until the browser tab is closed. Never use it for passwords. */
export function keepDraft(name: string, values: object): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(values));
  } catch {
    // Storage is blocked or full. Drafts are optional.
  }
}

/**
 * Returns the input stored before the page was left.
 *
 * @param like the form's fields; stored values of other names or types are left out
 */
export function readDraft<Values extends object>(name: string, like: Values): Partial<Values> {
  const kept = Object(parse(name));
  const fits = Object.entries(like).filter(([field, value]) => field in kept && isAlike(kept[field], value));
  return Object.fromEntries(fits.map(([field]) => [field, kept[field]])) as Partial<Values>;
}

/** Whether there is stored input. */
export function hasDraft(name: string): boolean {
  return parse(name) !== undefined;
}

/** Renames a draft, such as a visitor's after the login. Never replaces an existing one. */
export function moveDraft(from: string, to: string): void {
  const values = parse(from);
  if (values && !hasDraft(to)) keepDraft(to, Object(values));
  dropDraft(from);
}

/** Deletes the stored input. */
export function dropDraft(name: string): void {
  forget((key) => key === PREFIX + name);
}

/** Deletes all other people's drafts, such as when another user signs in. */
export function dropOtherDrafts(owner: string): void {
  forget((key) => key.startsWith(PREFIX) && !key.startsWith(PREFIX + owner));
}

function forget(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage).filter(isMeant)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
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
  if (Array.isArray(like)) return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (typeof like !== 'object' || like === null) return typeof value === typeof like;
  const parts = Object(value);
  return Object.entries(like).every(([key, part]) => isAlike(parts[key], part));
}
