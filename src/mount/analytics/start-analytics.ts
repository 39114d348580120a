import { userStatus } from '../../domain/user-status.ts';
import type { Bus } from '../../events/bus.ts';
import type { EventName, Events } from '../../events/events.ts';
import { rawAnalytics } from '../../payload/raw-fields.ts';
import { type RawUser, rawUser } from '../../payload/raw-user.ts';
import type { User } from '../../payload/schema.ts';
import type { Registry } from '../registry.ts';
import { openMatomo } from './open-matomo.ts';
import { trackedEvents } from './tracked-events.ts';

/** User id of people who have not consented to personal tracking (spec S§4). */
const ANONYMOUS = 'anonymous';

const started = new WeakSet<Bus>();

/**
 * Starts the analytics service with the first functional consent, and turns it off when that is withdrawn
 * (spec S§4); while it is on, the events of `trackedEvents` go there. Another call changes nothing.
 */
export function startAnalytics(shared: Registry): void {
  const { bus, page, consent, isCookieModalOpen } = shared;
  if (started.has(bus)) return;
  started.add(bus);
  const analytics = rawAnalytics(page.fields);
  const matomo = analytics && openMatomo(analytics.url, analytics.siteId);
  if (!matomo) return;
  const user = rawUser(page.fields);
  let isOn = false;
  let trackingId = trackingIdOf(user);
  let status = userStatus(user);

  const introduce = () => {
    matomo.call('setUserId', trackingId);
    if (analytics.statusDimension) matomo.call('setCustomDimension', analytics.statusDimension, status);
  };
  const follow = ({ functional }: Events['consent:changed']) => {
    if (functional === isOn) return;
    isOn = functional;
    if (!isOn) {
      matomo.turnOff();
      return;
    }
    matomo.turnOn();
    introduce();
    matomo.call('trackPageView');
  };
  const track = <Name extends EventName>(name: Name, detail: Events[Name]) => {
    const event = trackedEvents[name]?.(detail);
    if (isOn && event) matomo.call('trackEvent', event.category, event.action, event.name, event.value);
  };

  bus.on('consent:changed', follow, { replay: true });
  // Of the consent in force only one that was given on this very page is news.
  if (consent && isCookieModalOpen === false) track('consent:changed', consent);
  for (const name of Object.keys(trackedEvents) as EventName[]) {
    bus.on(name, (detail) => track(name, detail as never));
  }
  bus.on('session:changed', (session) => {
    if (session.status === status) return;
    status = session.status;
    // Who has signed in since is known by the next page.
    trackingId = ANONYMOUS;
    if (isOn) introduce();
  });
  followUser(shared, (present) => {
    // Only the user that the page came with; a withdrawal counts at once.
    const id = present?.userId === user?.userId ? trackingIdOf(present) : ANONYMOUS;
    if (id === trackingId) return;
    trackingId = id;
    if (isOn) introduce();
  });
}

/** Calls back with each change of the user. The store comes with the first island, a task after its event. */
function followUser(shared: Registry, callback: (user: User | null) => void): void {
  let isFollowing = false;
  const begin = () => {
    const store = shared.islandPage?.store;
    if (isFollowing || !store) return;
    isFollowing = true;
    store.subscribe((now, before) => {
      if (now.user !== before.user) callback(now.user);
    });
  };
  shared.bus.on('session:changed', () => queueMicrotask(begin), { replay: true });
}

function trackingIdOf(user: Pick<RawUser, 'userId' | 'consent'> | null): string {
  return user?.consent.includes('personalizedTracking') ? user.userId : ANONYMOUS;
}
