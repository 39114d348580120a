/** Keeps a value until the browser's tab is closed; where storage is blocked, does nothing. */
export function setSessionItem(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Blocked or full: what is kept here is never needed to go on.
  }
}

/** Reads a value; `null` where there is none or storage is blocked. */
export function readSessionItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Reads and removes a value; `null` where there is none or storage is blocked. */
export function takeSessionItem(key: string): string | null {
  try {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value;
  } catch {
    return null;
  }
}
