// A client that understands the calls of Matomo's queue which the library makes, and sends what Matomo's own
// script would send: one request to matomo.php for each page view and event.
(() => {
  const state = {
    url: '',
    site: '',
    user: '',
    dimensions: {},
    isOff: false,
    timeouts: { id: 34186669, ref: 15768000, ses: 1800 },
  };

  const readCookie = (name) =>
    document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split('=')[1];
  const nameOf = (kind) => `_pk_${kind}.${state.site}`;
  const keepCookies = () => {
    const id = readCookie(nameOf('id')) ?? crypto.randomUUID().replaceAll('-', '').slice(0, 16);
    const values = { id, ref: encodeURIComponent(document.referrer), ses: 1 };
    for (const [kind, seconds] of Object.entries(state.timeouts)) {
      document.cookie = `${nameOf(kind)}=${values[kind]};max-age=${seconds};path=/;samesite=lax`;
    }
    return id;
  };

  const send = (parameters) => {
    if (state.isOff) return;
    const body = new URLSearchParams({
      idsite: state.site,
      rec: '1',
      url: location.href,
      _id: keepCookies(),
      ...(state.user ? { uid: state.user } : {}),
      ...state.dimensions,
      ...parameters,
    });
    fetch(state.url, { method: 'POST', body, keepalive: true }).catch(() => {});
  };

  const methods = {
    setTrackerUrl: (url) => (state.url = url),
    setSiteId: (site) => (state.site = String(site)),
    setUserId: (user) => (state.user = user),
    setCustomDimension: (number, value) => (state.dimensions[`dimension${number}`] = value),
    setVisitorCookieTimeout: (seconds) => (state.timeouts.id = seconds),
    setReferralCookieTimeout: (seconds) => (state.timeouts.ref = seconds),
    setSessionCookieTimeout: (seconds) => (state.timeouts.ses = seconds),
    optUserOut: () => (state.isOff = true),
    forgetUserOptOut: () => (state.isOff = false),
    deleteCookies() {
      for (const kind of Object.keys(state.timeouts)) document.cookie = `${nameOf(kind)}=;max-age=0;path=/`;
    },
    trackPageView: () => send({ action_name: document.title }),
    trackEvent(category, action, name, value) {
      const event = { e_c: category, e_a: action, e_n: name, e_v: value };
      send(Object.fromEntries(Object.entries(event).filter(([, part]) => part !== undefined)));
    },
  };

  const run = ([method, ...values]) => methods[method]?.(...values);
  window._paq.forEach(run);
  window._paq = { push: run };
})();
