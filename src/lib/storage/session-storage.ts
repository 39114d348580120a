/** Stores a value until the browser tab is closed. Does nothing if storage is blocked. */
export function setSessionItem(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked or full. Values kept here are optional.
  }
}

/** Reads a value; `null` if there is none or storage is blocked. */
export function readSessionItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Reads and removes a value; `null` if there is none or storage is blocked. */
export function takeSessionItem(key: string): string | null {
  try {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value;
  } catch {
    return null;
  }
}
