import { ahead, early, files, flags, main } from 'virtual:load-plan';
import { rawConsentOptions, rawPageKind } from '../payload/raw-fields.ts';
import { readRawPage } from '../payload/raw-page.ts';
import type { AskForIslands } from './ahead/expected-islands.ts';
import { fileFetcher } from './built-files.ts';
import { readStoredConsent } from './consent/stored-consent.ts';
import type { Handover } from './core.ts';
import { filesAddress } from './files-address.ts';
import { fileLoader } from './load-file.ts';
import { type Shared, share, sharedOnPage, VERSION } from './shared.ts';

// The script tag's own code. It asks new visitors for their cookie settings, prefetches what the page needs, and starts
// the core: after the page's `load` event, or at once for what visitors came for. It contains no React.

// Read at once: `currentScript` is known only while the script runs.
const base = filesAddress();

const MISSING = 'ce-widgets: no files found. Set data-ce-base on <html> to their folder. Looked at:';

if (!base) console.error(MISSING, 'no address');
else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => start(base));
else start(base);

function start(base: string): void {
  const other = sharedOnPage();
  if (other) {
    console.warn(`ce-widgets ${VERSION} does nothing: ${other.version} is on this page already.`);
    return;
  }
  const shared = share<Shared>({ version: VERSION, page: readRawPage(), consent: readStoredConsent() });
  const { fields } = shared.page;
  const { load, fetchAhead } = filesAt(base);
  shared.load = (path) => load(path.slice(2, -12));
  const startCore = coreStarter({ load, fetchAhead }, base);

  const { dataProtection, suppressCookieModal } = rawPageKind(fields);
  const mayBeGated = fields.user || fields.requestCountry;

  const preloadIslands = () => {
    let isUrgent = mayBeGated || flags.some((flag) => location.href.includes(flag) || fields[flag] === true);
    for (const name in early) {
      if (document.querySelector(`[data-ce-widget=${name}]`)) fetchAhead(early[name] as string);
    }
    for (const name in ahead) {
      const element = document.querySelector(ahead[name] as string);
      if (!element) continue;
      // What visitors came for does not wait for the page's pictures.
      isUrgent ||= element.getBoundingClientRect().top < innerHeight;
      // Optional: islands make the calls that were not made ahead.
      load<{ askForIslands: AskForIslands }>(name).then(
        (chunk) => chunk.askForIslands(shared.page, fetchAhead),
        () => {},
      );
    }
    if (isUrgent || document.readyState === 'complete') startCore();
    else addEventListener('load', () => setTimeout(startCore));
  };

  // Gates outrank the cookie modal, which the core then opens in its turn. A browser's privacy signal counts as a
  // choice.
  const isChosen =
    shared.consent || (rawConsentOptions(fields).globalPrivacyControl && navigator.globalPrivacyControl);
  if (isChosen || dataProtection || suppressCookieModal || mayBeGated) {
    preloadIslands();
    return;
  }
  shared.isCookieModalOpen = true;
  load<typeof import('../../widgets/cookie-modal/open-cookie-modal.ts')>('cookie-modal')
    .then((chunk) => chunk.openCookieModal(shared))
    .catch((error) => {
      console.error(error);
      // The core may try again and must not wait for this attempt.
      shared.isCookieModalOpen = false;
      shared.onCookieModal?.(null);
    })
    // Network and processor belong to the dialog until it is painted: nothing behind it can be used.
    .finally(() => requestAnimationFrame(() => requestAnimationFrame(preloadIslands)));
}

type PageFiles = Pick<Handover, 'load' | 'fetchAhead'>;

/** The files of the build, by the lists that say which there are. */
function filesAt(base: string): PageFiles {
  const learnFiles = (name: string) =>
    Promise.all(
      ['file-list', ...(main.includes(name) ? [] : ['more-files'])].map(async (each) => {
        const list = await load<typeof import('virtual:file-list')>(each);
        Object.assign(files, list.files);
      }),
    );
  const fetchFile = fileFetcher(files, base, learnFiles);
  // React from a second address would be a second React.
  const load = fileLoader(fetchFile, 'react');
  const fetchAhead = (name: string) => {
    // Whoever needs the file reports that it is missing.
    for (const each of [name, 'react', 'core']) fetchFile(each).catch(() => {});
  };
  return { load, fetchAhead };
}

/** Keeps a click on an opener for the core, which it starts. @returns starts the core, unless it is started already */
function coreStarter({ load, fetchAhead }: PageFiles, base: string): () => void {
  let core: 'asked' | 'running' | 'missing' | undefined;
  let opener: HTMLElement | undefined;
  const startCore = () => {
    if (core) return;
    core = 'asked';
    load<typeof import('./core.ts')>('core').then(
      (chunk) => {
        core = 'running';
        chunk.startCore({ load, fetchAhead, files, opener });
      },
      (error) => {
        core = 'missing';
        const again = () => {
          core = undefined;
          startCore();
        };
        addEventListener('online', again, { once: true });
        console.error(MISSING, base, error);
        for (const element of document.querySelectorAll<HTMLElement>('[data-ce-widget]')) {
          element.dataset.ceStatus = 'failed';
        }
        // Openers are links, so they work without the library. Offline the link would lead to the browser's error page.
        if (navigator.onLine && opener instanceof HTMLAnchorElement && /^http/.test(opener.protocol))
          location.assign(opener.href);
      },
    );
  };
  document.addEventListener('click', (event) => {
    // The running core handles clicks itself; if it failed to load, openers are plain links.
    if (core === 'running' || core === 'missing') return;
    const clicked = (event.target as Element).closest<HTMLElement>('[data-ce-open]');
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (isModified || !clicked) return;
    event.preventDefault();
    opener = clicked;
    startCore();
  });
  return startCore;
}
