import { pageQueue } from '../../lib/page-queue.ts';
import { whenShown } from '../../lib/when-shown.ts';

/** A call of Matomo's queue, such as `['trackPageView']` (https://developer.matomo.org/api-reference/tracking-javascript). */
type MatomoCall = readonly [method: string, ...values: unknown[]];

/** The page's analytics service. */
export interface Matomo {
  call(...call: MatomoCall): void;
  /** Loads the service's script on the first call, and resumes tracking on later ones. */
  turnOn(): void;
  /** Stops tracking and deletes the service's cookies. */
  turnOff(): void;
}

const MINUTE = 60;
const MONTH = 30 * 24 * 60 * MINUTE;

/**
 * Returns the service at an address; `undefined` if the payload has no valid one. Nothing is fetched or queued before
 * it is turned on.
 */
export function openMatomo(url: string, siteId: string): Matomo | undefined {
  const address = URL.parse(url, location.href);
  if (!siteId || !address?.protocol.startsWith('http')) return undefined;
  const base = address.href.replace(/\/?$/, '/');
  // Matomo's script replaces the list with its own object.
  const call: Matomo['call'] = (...one) => whenShown(() => pageQueue('_paq').push(one));
  let isStarted = false;

  return {
    call,
    turnOn() {
      if (isStarted) {
        call('forgetUserOptOut');
        return;
      }
      isStarted = true;
      call('setTrackerUrl', `${base}matomo.php`);
      call('setSiteId', siteId);
      // Tracking calls made while the page unloads must not be lost.
      call('alwaysUseSendBeacon');
      // Lifetimes of the analytics cookies: 13 months, 6 months, 30 minutes (spec S§9).
      call('setVisitorCookieTimeout', 13 * MONTH);
      call('setReferralCookieTimeout', 6 * MONTH);
      call('setSessionCookieTimeout', 30 * MINUTE);
      whenShown(() => addScript(`${base}matomo.js`));
    },
    turnOff() {
      call('optUserOut');
      call('deleteCookies');
    },
  };
}

/** The payload names the script, so it is as trusted as the page's own tags. */
function addScript(address: string): void {
  const policy = window.trustedTypes?.createPolicy('ce-widgets-analytics', { createScriptURL: (url) => url });
  const script = document.createElement('script');
  script.async = true;
  script.src = policy ? policy.createScriptURL(address) : address;
  document.head.append(script);
}
