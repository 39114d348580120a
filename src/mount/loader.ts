import { early, flagged, parts } from 'virtual:load-plan';
import { rawConsentOptions, rawPageKind } from '../payload/raw-fields.ts';
import { readRawPage } from '../payload/raw-page.ts';
import { readStoredConsent } from './consent/stored-consent.ts';
import type { LoadPart } from './island/table.ts';
import { loadChunk } from './load-chunk.ts';
import { type Shared, share, sharedOnPage, VERSION } from './shared.ts';

// The script tag's own code, and the only code that runs before the page's `load` event: it asks new visitors
// for their cookie settings, fetches ahead what the page will need, and hands over to the core. No React here.

// By the prototype's getter: an element of the page named `currentScript` would stand in for our script.
const { src: base } = Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement;

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();

function start(): void {
  const other = sharedOnPage();
  if (other) {
    console.warn(`ce-widgets ${VERSION} does nothing: ${other.version} is on this page already.`);
    return;
  }
  const shared = share<Shared>({ version: VERSION, page: readRawPage(), consent: readStoredConsent() });
  const { fields } = shared.page;
  const urlOf = (file: string) => new URL(file, base).href;
  // React by a second address would be a second React.
  const load: LoadPart = (name, file) =>
    loadChunk(name, (suffix) => import(urlOf(file) + (file === parts.react ? '' : suffix)));

  const preloaded = new Set<string>();
  const fetchAhead = (files: readonly string[] = []) => {
    for (const file of [...files, parts.react, parts.core]) {
      if (preloaded.has(file)) continue;
      preloaded.add(file);
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href: urlOf(file) }),
      );
    }
  };
  let core: 'asked' | 'running' | 'missing' | undefined;
  let opener: HTMLElement | undefined;
  const startCore = () => {
    if (core) return;
    core = 'asked';
    load<typeof import('./core.ts')>('core', parts.core).then(
      (part) => {
        core = 'running';
        part.startCore({ load, fetchAhead, opener });
      },
      (error) => {
        core = 'missing';
        console.error(error);
        for (const element of document.querySelectorAll<HTMLElement>('[data-ce-widget]')) {
          element.dataset.ceStatus = 'failed';
        }
        // Openers are links: they lead somewhere without the library, too.
        if (opener instanceof HTMLAnchorElement && /^http/.test(opener.protocol))
          location.assign(opener.href);
      },
    );
  };

  const { dataProtection, suppressCookieModal } = rawPageKind(fields);
  const mayBeGated = fields.user || fields.requestCountry;

  const preloadIslands = () => {
    let isUrgent = mayBeGated;
    if (mayBeGated) fetchAhead([parts.gates]);
    for (const name in early) {
      if (document.querySelector(`[data-ce-widget=${name}]`)) fetchAhead(early[name]);
    }
    for (const flag in flagged) {
      if (!location.href.includes(flag) && fields[flag] !== true) continue;
      isUrgent = true;
      fetchAhead(flagged[flag]);
    }
    if (isUrgent || document.readyState === 'complete') startCore();
    else addEventListener('load', () => setTimeout(startCore));
  };

  document.addEventListener('click', (event) => {
    // The running core watches by itself; without it, openers are the links that they were.
    if (core === 'running' || core === 'missing') return;
    const clicked = (event.target as Element).closest<HTMLElement>('[data-ce-open]');
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (isModified || !clicked) return;
    event.preventDefault();
    opener = clicked;
    startCore();
  });

  // Gates outrank the cookie modal; the core then opens it in its turn. A browser's signal is a choice.
  const isChosen =
    shared.consent || (rawConsentOptions(fields).globalPrivacyControl && navigator.globalPrivacyControl);
  if (isChosen || dataProtection || suppressCookieModal || mayBeGated) {
    preloadIslands();
    return;
  }
  shared.isCookieModalOpen = true;
  load<typeof import('../../widgets/cookie-modal/open-cookie-modal.ts')>('cookie-modal', parts.cookieModal)
    .then((part) => part.openCookieModal(shared))
    .catch((error) => {
      console.error(error);
      // The core may try again, and must not wait for this one.
      shared.isCookieModalOpen = false;
      shared.onCookieModal?.(null);
    })
    // The line and the processor are the dialog's until it is painted: behind it nothing can be used.
    .finally(() => requestAnimationFrame(() => requestAnimationFrame(preloadIslands)));
}
