import { readSessionItem, setSessionItem, takeSessionItem } from '../lib/session-storage.ts';

// After each login the user is told once of changed sheets, on whichever page that leads to: the login leaves the
// page, so the session carries the flag (decision 14). A mailed link may open in another browser than the one that
// asked for it; there the payload says that a login has just happened.

const KEY = 'ce-check-sheets';

/** A login has succeeded. */
export function askForSheetsCheck(): void {
  setSessionItem(KEY, '1');
}

/** Whether nobody has looked for changed sheets since the login. */
export function isSheetsCheckDue(): boolean {
  return readSessionItem(KEY) !== null;
}

/** The answer is there. */
export function endSheetsCheck(): void {
  takeSessionItem(KEY);
}
