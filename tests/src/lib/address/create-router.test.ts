import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRouter, type Router } from '../../../../src/lib/address/create-router.ts';
import { hashAddress, pathAddress } from '../../../../src/lib/address/route-address.ts';

let router: Router;
let stop = () => {};
const listener = vi.fn();

function start(url: string, state: unknown = null, address = hashAddress) {
  stop();
  history.replaceState(state, '', url);
  router = createRouter(address);
  stop = router.subscribe(listener.mockReset());
}

/** What the browser does when someone takes the way back or follows a link to a hash. */
function arrive(url: string, state: unknown) {
  history.replaceState(state, '', url);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

const here = () => location.pathname + location.search + location.hash;

beforeEach(() => void vi.spyOn(history, 'go').mockImplementation(() => {}));
afterEach(() => stop());

describe('without a guard', () => {
  it('begins where the address says, and notes it', () => {
    start('/profile#/status');
    expect(router.route()).toBe('/status');
    expect(history.state).toEqual({ ceRoute: { place: 0, route: '/status' } });
    start('/profile');
    expect(router.route()).toBe('/');
  });

  it('leaves alone what others keep in the entry', () => {
    start('/profile#/status', { theirs: 1 });
    expect(history.state).toMatchObject({ theirs: 1, ceRoute: { route: '/status' } });
  });

  it('goes to a route by a new entry, and tells its listeners', () => {
    start('/profile?theme=dark#/personal');
    const { length } = history;
    router.go('/status');
    expect([router.route(), here()]).toEqual(['/status', '/profile?theme=dark#/status']);
    expect(history.state).toEqual({ ceRoute: { place: 1, route: '/status' } });
    expect(history.length).toBe(length + 1);
    expect(listener).toHaveBeenCalledOnce();
    router.go('/status');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('replaces a route within its entry', () => {
    start('/profile');
    const { length } = history;
    router.replace('/personal');
    expect([router.route(), here(), history.length]).toEqual(['/personal', '/profile#/personal', length]);
  });

  it('follows the way back and forth', () => {
    start('/profile#/personal');
    router.go('/status');
    arrive('/profile#/personal', { ceRoute: { place: 0, route: '/personal' } });
    expect(router.route()).toBe('/personal');
    arrive('/profile#/status', { ceRoute: { place: 1, route: '/status' } });
    expect(router.route()).toBe('/status');
  });

  it('follows a link of the page to a route, which has no mark yet', () => {
    start('/profile#/personal');
    arrive('/profile#/privacy', null);
    expect(router.route()).toBe('/privacy');
    expect(history.state).toEqual({ ceRoute: { place: 1, route: '/privacy' } });
  });

  it('keeps the route at a hash of the page, over a reload and a cleared hash too', () => {
    start('/profile#/status');
    arrive('/profile#content', null);
    expect(router.route()).toBe('/status');
    expect(listener).not.toHaveBeenCalled();
    stop();
    start('/profile', history.state);
    expect(router.route()).toBe('/status');
  });

  it('follows nothing after the last listener has gone', () => {
    start('/profile#/personal');
    stop();
    arrive('/profile#/privacy', null);
    expect(router.route()).toBe('/personal');
  });

  it('finds addresses in the path as well', () => {
    start('/account/status', null, pathAddress('/account'));
    expect([router.route(), router.href('/privacy')]).toEqual(['/status', '/account/privacy']);
    router.go('/privacy');
    expect(here()).toBe('/account/privacy');
  });
});

describe('with a guard', () => {
  let proceed: (() => void) | undefined;
  const hold = () => {
    proceed = undefined;
    router.guard((later) => {
      proceed = later;
      return false;
    });
  };

  it('a held move happens when it may', () => {
    start('/profile#/personal');
    hold();
    router.go('/status');
    expect([router.route(), here()]).toEqual(['/personal', '/profile#/personal']);
    proceed?.();
    expect([router.route(), here()]).toEqual(['/status', '/profile#/status']);
  });

  it('takes a held way back back, and goes it later', () => {
    start('/profile#/personal');
    router.go('/status');
    hold();
    arrive('/profile#/personal', { ceRoute: { place: 0, route: '/personal' } });
    expect(router.route()).toBe('/status');
    expect(history.go).toHaveBeenLastCalledWith(1);
    arrive('/profile#/status', { ceRoute: { place: 1, route: '/status' } });
    expect(history.go).toHaveBeenCalledOnce();
    proceed?.();
    expect(router.route()).toBe('/personal');
    expect(history.go).toHaveBeenLastCalledWith(-1);
  });

  it('takes a held hash that someone has typed back, too', () => {
    start('/profile#/personal');
    hold();
    arrive('/profile#/privacy', null);
    expect(router.route()).toBe('/personal');
    expect(history.go).toHaveBeenLastCalledWith(-1);
    expect(history.state).toEqual({ ceRoute: { place: 1, route: '/privacy' } });
  });

  it('is not asked about a hash of the page', () => {
    start('/profile#/personal');
    hold();
    arrive('/profile#content', null);
    expect(proceed).toBeUndefined();
    expect(history.go).not.toHaveBeenCalled();
  });

  it('may let a move happen at once, or be taken away', () => {
    start('/profile#/personal');
    router.guard(() => true);
    router.go('/status');
    expect(router.route()).toBe('/status');
    hold();
    router.guard(null);
    router.go('/privacy');
    expect(router.route()).toBe('/privacy');
  });
});
