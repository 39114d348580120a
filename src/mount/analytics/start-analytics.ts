import type { Registry } from '../registry.ts';

/** A call of Matomo's queue, such as `['trackPageView']`. */
type MatomoCall = readonly [method: string, ...values: unknown[]];

/** What the page's payload says of its analytics service. */
interface AnalyticsFields {
  analytics?: { url?: unknown; siteId?: unknown };
  user?: { userId?: unknown; consent?: unknown } | null;
}

const MINUTE = 60;
const MONTH = 30 * 24 * 60 * MINUTE;

/** User id of people who have not consented to personal tracking (shell specification §4). */
const ANONYMOUS = 'anonymous';

/**
 * Starts the analytics service with the first functional consent, and turns it off when that is withdrawn
 * (shell specification §4). Nothing is queued before: Matomo would send it as soon as it is allowed.
 */
export function startAnalytics({ bus, page }: Registry): void {
  const { analytics, user } = page.fields as AnalyticsFields;
  const address = URL.parse(String(analytics?.url), location.href);
  if (!analytics?.siteId || !address?.protocol.startsWith('http')) return;
  const base = address.href.replace(/\/?$/, '/');

  const host = window as MatomoWindow;
  host._paq ??= [];
  // Matomo's script puts its own object in the list's place.
  const push = (call: MatomoCall) => host._paq?.push(call);
  let isStarted = false;
  let isOn = false;

  const start = () => {
    isOn = true;
    if (isStarted) push(['forgetUserOptOut']);
    else {
      isStarted = true;
      push(['setTrackerUrl', `${base}matomo.php`]);
      push(['setSiteId', analytics.siteId]);
      // Life of the analytics cookies: 13 months, 6 months, 30 minutes (shell specification §9).
      push(['setVisitorCookieTimeout', 13 * MONTH]);
      push(['setReferralCookieTimeout', 6 * MONTH]);
      push(['setSessionCookieTimeout', 30 * MINUTE]);
      addScript(`${base}matomo.js`);
    }
    push(['setUserId', trackingIdOf(user)]);
    push(['trackPageView']);
  };

  bus.on(
    'consent:changed',
    ({ functional }) => {
      if (functional && !isOn) start();
      if (functional || !isOn) return;
      isOn = false;
      push(['optUserOut']);
      push(['deleteCookies']);
    },
    { replay: true },
  );
  bus.on('track', ({ category, action, name, value }) => {
    if (isOn) push(['trackEvent', category, action, name, value]);
  });
}

interface MatomoWindow extends Window {
  _paq?: { push(call: MatomoCall): unknown };
}

function trackingIdOf(user: AnalyticsFields['user']): string {
  const consents = Array.isArray(user?.consent) ? user.consent : [];
  return user && consents.includes('personalizedTracking') ? String(user.userId) : ANONYMOUS;
}

/** The page names the script in its payload, so it is as trusted as the page's own tags. */
function addScript(address: string): void {
  const policy = window.trustedTypes?.createPolicy('ce-widgets-analytics', { createScriptURL: (url) => url });
  const script = document.createElement('script');
  script.async = true;
  script.src = policy ? policy.createScriptURL(address) : address;
  document.head.append(script);
}
