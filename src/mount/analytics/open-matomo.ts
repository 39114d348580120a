import { pageQueue } from '../../lib/page-queue.ts';

/** A call of Matomo's queue, such as `['trackPageView']` (https://developer.matomo.org/api-reference/tracking-javascript). */
type MatomoCall = readonly [method: string, ...values: unknown[]];

/** The page's analytics service. */
export interface Matomo {
  call(...call: MatomoCall): void;
  /** Fetches the service's script the first time, and lets it track again later. */
  turnOn(): void;
  /** Ends the tracking and deletes its cookies. */
  turnOff(): void;
}

const MINUTE = 60;
const MONTH = 30 * 24 * 60 * MINUTE;

/**
 * The service at an address, or `undefined` where the payload names none that can be used. Nothing is fetched
 * or queued before it is turned on.
 */
export function openMatomo(url: string, siteId: string): Matomo | undefined {
  const address = URL.parse(url, location.href);
  if (!siteId || !address?.protocol.startsWith('http')) return undefined;
  const base = address.href.replace(/\/?$/, '/');
  // Matomo's script puts its own object in the list's place.
  const call: Matomo['call'] = (...one) => pageQueue('_paq').push(one);
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
      // What is tracked as the page is left must not be lost with it.
      call('alwaysUseSendBeacon');
      // Life of the analytics cookies: 13 months, 6 months, 30 minutes (spec S§9).
      call('setVisitorCookieTimeout', 13 * MONTH);
      call('setReferralCookieTimeout', 6 * MONTH);
      call('setSessionCookieTimeout', 30 * MINUTE);
      addScript(`${base}matomo.js`);
    },
    turnOff() {
      call('optUserOut');
      call('deleteCookies');
    },
  };
}

/** The page names the script in its payload, so it is as trusted as the page's own tags. */
function addScript(address: string): void {
  const policy = window.trustedTypes?.createPolicy('ce-widgets-analytics', { createScriptURL: (url) => url });
  const script = document.createElement('script');
  script.async = true;
  script.src = policy ? policy.createScriptURL(address) : address;
  document.head.append(script);
}
