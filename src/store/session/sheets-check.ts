import { readSessionItem, setSessionItem, takeSessionItem } from '../../lib/storage/session-storage.ts';

// After each login the user is told once about changed sheets, on the next page: the login navigates, so the session
// storage carries the flag (decision 14). An email's link may open in another browser; there the payload says that a
// login has just happened.

const KEY = 'ce-check-sheets';

/** A login has succeeded. */
export function askForSheetsCheck(): void {
  setSessionItem(KEY, '1');
}

/** Whether changed sheets have not been looked up since the login. */
export function isSheetsCheckDue(): boolean {
  return readSessionItem(KEY) !== null;
}

/** The lookup has succeeded. */
export function endSheetsCheck(): void {
  takeSessionItem(KEY);
}
