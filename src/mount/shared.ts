import type { ConsentSettings } from '../domain/user/consent.ts';
import type { RawPage } from '../payload/raw-page.ts';

/** What the script tag's loader leaves for the code after it. */
export interface Shared {
  version: string;
  page: RawPage;
  /** The current cookie settings; `null` before a choice. */
  consent: ConsentSettings | null;
  /** Replaces `import()` in the script tag's chunks; takes a file's path as written there, `./http-00000000.js`. */
  load?: (path: string) => Promise<unknown>;
  /** The settings chosen on this page rather than stored before or chosen in another tab; the same object as `consent`. */
  chosenHere?: ConsentSettings;
  /** Whether the cookie modal is open. */
  isCookieModalOpen?: boolean;
  /** Called on a choice in the cookie modal, and with `null` when it is closed without one. */
  onCookieModal?: (settings: ConsentSettings | null) => void;
  /** Closes the open cookie modal without a choice. */
  closeCookieModal?: () => void;
  /** Called when the modal opens, unless the loader has opened it. */
  onCookieModalShown?: (root: ShadowRoot) => void;
}

declare const CE_VERSION: string;

/** Version of the package. */
export const VERSION = CE_VERSION;

const KEY = Symbol.for('ce-widgets');

/** The page's one place for all copies of the library, whether script tag or npm package. */
const sharedGlobal = globalThis as typeof globalThis & { [KEY]?: Shared };

/** Returns what is shared on this page, if anything. */
export function sharedOnPage(): Shared | undefined {
  return sharedGlobal[KEY];
}

/** Starts sharing on this page. */
export function share<Part extends Shared>(shared: Part): Part {
  sharedGlobal[KEY] = shared;
  return shared;
}
