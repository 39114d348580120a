import { type ConsentSettings, readConsent } from '../../domain/user/consent.ts';
import type { Events } from '../../events/events.ts';
import { openTabChannel } from '../../events/tab-channel.ts';
import { rawPageKind } from '../../payload/raw-fields.ts';
import type { Loading } from '../overlay/watch-loading.ts';
import type { Registry } from '../registry.ts';
import type { Sources } from '../sources.ts';
import { deleteMalformedConsent, readStoredConsent } from './stored-consent.ts';

/** Name of the cookie modal among the overlays. */
export const COOKIE_MODAL = 'cookie-modal';

/**
 * Connects the cookie modal, which the loader may already have opened, with the bus, the overlay queue and the site's
 * other tabs.
 */
export function connectConsent(shared: Registry, { chunk }: Pick<Sources, 'chunk'>, loading: Loading): void {
  const { bus, overlays, page } = shared;
  let emitted: ConsentSettings | undefined;
  /** The modal may report a choice made before this was connected; emit it once. */
  const emit = (settings: ConsentSettings) => {
    if (settings === emitted) return;
    emitted = settings;
    shared.consent = settings;
    bus.emit('consent:changed', settings);
  };
  shared.onCookieModal = (settings) => {
    if (settings) emit(settings);
    overlays.release(COOKIE_MODAL);
  };

  let isDue = false;
  const open = () => {
    shared.isCookieModalOpen = true;
    chunk(COOKIE_MODAL)
      .then(({ openCookieModal }) => {
        loading.end(COOKIE_MODAL);
        if (isDue) {
          const root = openCookieModal(shared);
          shared.onCookieModalShown?.(root);
        } else shared.isCookieModalOpen = false;
      })
      .catch((error) => {
        console.error(error);
        shared.isCookieModalOpen = false;
        loading.fail(COOKIE_MODAL, open);
      });
  };
  const openIfDue = ({ name }: Events['overlay:shown']) => {
    isDue = name === COOKIE_MODAL;
    if (!isDue || shared.isCookieModalOpen) return;
    loading.wait(COOKIE_MODAL);
    open();
  };
  // The modal may have been requested while the page's consent options were loading.
  bus.on('overlay:shown', openIfDue, { replay: true });

  openTabChannel(
    ({ type, settings }) => {
      const chosen = type === 'consent' && readConsent(settings);
      // An open modal updates itself.
      if (!chosen || shared.isCookieModalOpen || isSame(chosen, shared.consent)) return;
      emit(chosen);
      overlays.release(COOKIE_MODAL);
    },
    () => {
      // Scripts that ran and embeds that were shown cannot be undone in place.
      if (!isSame(readStoredConsent(), shared.consent)) location.reload();
    },
  );

  deleteMalformedConsent();
  if (shared.consent) emit(shared.consent);
  const ask = () => {
    const { dataProtection, suppressCookieModal } = rawPageKind(page.fields);
    if (shared.consent) return;
    if (!dataProtection && !suppressCookieModal) {
      overlays.request(COOKIE_MODAL, 4);
      return;
    }
    // The modal's own link leads to the data-protection page, which has to be readable.
    shared.closeCookieModal?.();
    overlays.release(COOKIE_MODAL);
  };
  ask();
  bus.on('payload:changed', ask);
}

function isSame(one: ConsentSettings | null, other: ConsentSettings | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
