import type { ConsentSettings } from '../domain/consent.ts';
import type { RawPage } from '../payload/raw-page.ts';

/** What the script tag's loader leaves for everything that comes after it. */
export interface Shared {
  version: string;
  page: RawPage;
  /** The cookie settings in force; `null` before a choice. */
  consent: ConsentSettings | null;
  /** Stands in the script tag's chunks for `import()`; takes the path of a file as they write it, `./http-00000000.js`. */
  load?: (path: string) => Promise<unknown>;
  /** Whether the cookie modal is open. */
  isCookieModalOpen?: boolean;
  /** Told of a choice in the cookie modal, and of its closing without one. */
  onCookieModal?: (settings: ConsentSettings | null) => void;
  /** Told of the modal as it opens, unless the loader has opened it. */
  onCookieModalShown?: (root: ShadowRoot) => void;
}

declare const CE_VERSION: string;

/** Version of the package. */
export const VERSION = CE_VERSION;

const KEY = Symbol.for('ce-widgets');

/** The page's one place for all copies of the library: script tag and npm package alike. */
const sharedPlace = globalThis as typeof globalThis & { [KEY]?: Shared };

/** What is shared on this page, if anything is. */
export function sharedOnPage(): Shared | undefined {
  return sharedPlace[KEY];
}

/** Puts the first thing that is shared onto the page. */
export function share<Part extends Shared>(shared: Part): Part {
  sharedPlace[KEY] = shared;
  return shared;
}
