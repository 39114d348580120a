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

/** Makes all drafts of one owner another's, such as a visitor's after the login. Never replaces an existing one. */
export function handOnDrafts(from: string, to: string): void {
  try {
    for (const key of keysOf((name) => name.startsWith(from))) {
      const kept = PREFIX + to + key.slice(PREFIX.length + from.length);
      if (sessionStorage.getItem(kept) === null)
        sessionStorage.setItem(kept, sessionStorage.getItem(key) ?? '');
      sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked or full. Drafts are optional.
  }
}

/** Deletes the stored input. */
export function dropDraft(name: string): void {
  forget((each) => each === name);
}

/**
 * Deletes all other people's drafts, such as when another user signs in.
 *
 * @param owner prefix of the drafts to keep
 * @returns what was deleted, for `restoreDrafts`
 */
export function dropOtherDrafts(owner: string): ReadonlyMap<string, string> {
  const dropped = new Map<string, string>();
  forget(
    (name) => !name.startsWith(owner),
    (key, text) => dropped.set(key, text),
  );
  return dropped;
}

/** Stores deleted drafts again. */
export function restoreDrafts(dropped: ReadonlyMap<string, string>): void {
  try {
    for (const [key, text] of dropped) sessionStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full. Drafts are optional.
  }
}

function forget(isMeant: (name: string) => boolean, onForget?: (key: string, text: string) => void): void {
  try {
    for (const key of keysOf(isMeant)) {
      onForget?.(key, sessionStorage.getItem(key) ?? '');
      sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

function keysOf(isMeant: (name: string) => boolean): string[] {
  return Object.keys(sessionStorage).filter(
    (key) => key.startsWith(PREFIX) && isMeant(key.slice(PREFIX.length)),
  );
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
  const fields = Object(value);
  return Object.entries(like).every(([key, field]) => isAlike(fields[key], field));
}
