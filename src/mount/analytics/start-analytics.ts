import { userStatus } from '../../domain/user/user-status.ts';
import type { Bus } from '../../events/bus.ts';
import type { EventName, Events } from '../../events/events.ts';
import { rawAnalytics } from '../../payload/raw-fields.ts';
import { type RawUser, rawUser } from '../../payload/raw-user.ts';
import type { Registry } from '../registry.ts';
import { openMatomo } from './open-matomo.ts';
import { trackedEvents } from './tracked-events.ts';

/** User id for visitors without consent to personal tracking (spec S§4). */
const ANONYMOUS = 'anonymous';

type TrackedUser = Pick<RawUser, 'userId' | 'consent'>;

const started = new WeakSet<Bus>();

/**
 * Starts the analytics service with the first functional consent, and stops it when that is withdrawn (spec S§4).
 * Meanwhile it receives the events of `trackedEvents`. Further calls have no effect.
 */
export function startAnalytics(shared: Registry): void {
  const { bus, page, consent } = shared;
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
    // Other tabs hear of a choice, too; it is tracked where it was made.
    if (name === 'consent:changed' && detail !== shared.chosenHere) return;
    const event = trackedEvents[name]?.(detail);
    if (isOn && event) matomo.call('trackEvent', event.category, event.action, event.name, event.value);
  };

  bus.on('consent:changed', follow, { replay: true });
  if (consent) track('consent:changed', consent);
  for (const name of Object.keys(trackedEvents) as EventName[]) {
    bus.on(name, (detail) => track(name, detail as never));
  }
  bus.on('session:changed', (session) => {
    if (session.status === status) return;
    status = session.status;
    // The next payload knows who has signed in since.
    trackingId = ANONYMOUS;
    if (isOn) introduce();
  });
  const nameUser = (present: TrackedUser | null) => {
    // Only the payload's user; a withdrawal applies at once.
    const isOfPayload = present?.userId === rawUser(page.fields)?.userId;
    const id = isOfPayload ? trackingIdOf(present) : ANONYMOUS;
    if (id === trackingId) return;
    trackingId = id;
    if (isOn) introduce();
  };
  followUser(shared, nameUser);
  bus.on('payload:changed', () => {
    const store = shared.islandPage?.store;
    nameUser(store ? store.getState().user : rawUser(page.fields));
  });
}

/** Calls back on each change of the user. The first island creates the store, a task after its event. */
function followUser(shared: Registry, callback: (user: TrackedUser | null) => void): void {
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

function trackingIdOf(user: TrackedUser | null): string {
  return user?.consent.includes('personalizedTracking') ? user.userId : ANONYMOUS;
}
