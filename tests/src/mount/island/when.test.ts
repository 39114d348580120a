import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBus } from '../../../../src/events/bus.ts';
import { when } from '../../../../src/mount/island/when.ts';
import { blockCookies, withFreshPage } from '../../../support/fresh-page.ts';

withFreshPage();

let element: HTMLElement;
let start: ReturnType<typeof vi.fn<() => void>>;
const bus = createBus();

beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
  start = vi.fn();
});

describe('when', () => {
  it.each(['interaction', 'scroll', 'event(login:succeeded)', 'load', 'idle'] as const)(
    'starts by %s no more once it is stopped',
    async (strategy) => {
      vi.useFakeTimers();
      vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
      const own = createBus();
      const stop = when(strategy, element, own, start);
      window.dispatchEvent(new Event('load'));
      stop();
      vi.runAllTimers();
      element.dispatchEvent(new Event('pointerover'));
      window.dispatchEvent(new Event('scroll'));
      own.emit('login:succeeded', {});
      expect(start).not.toHaveBeenCalled();
    },
  );

  it('observes no element once it is stopped', () => {
    const disconnect = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => {};
        disconnect = disconnect;
      },
    );
    when('visible', element, bus, start)();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('starts after the load event, in a task of its own', async () => {
    vi.useFakeTimers();
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    when('load', element, bus, start);
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    expect(start).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(start).toHaveBeenCalledOnce();
  });

  it('starts at once after the page has loaded', () => {
    when('load', element, bus, start);
    expect(start).toHaveBeenCalledOnce();
  });

  it('starts in idle time, and at once where the browser knows none', () => {
    when('idle', element, bus, start);
    expect(start).toHaveBeenCalledOnce();
    const idle = vi.fn();
    vi.stubGlobal('requestIdleCallback', idle);
    when('idle', element, bus, start);
    expect(start).toHaveBeenCalledOnce();
    idle.mock.calls[0]?.[0]();
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('starts once the page is scrolled, and at once where it is already', () => {
    when('scroll', element, bus, start);
    expect(start).not.toHaveBeenCalled();
    for (let count = 0; count < 2; count++) window.dispatchEvent(new Event('scroll'));
    expect(start).toHaveBeenCalledOnce();
    vi.stubGlobal('scrollY', 300);
    when('scroll', element, bus, start);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('starts once the element comes near the viewport', () => {
    let see: (entries: { isIntersecting: boolean }[]) => void = () => {};
    const observed: Element[] = [];
    const disconnect = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof see) {
          see = callback;
        }
        observe = (seen: Element) => observed.push(seen);
        disconnect = disconnect;
      },
    );
    when('visible', element, bus, start);
    see([{ isIntersecting: false }]);
    expect(start).not.toHaveBeenCalled();
    see([{ isIntersecting: true }]);
    expect(start).toHaveBeenCalledOnce();
    expect(observed).toEqual([element]);
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it.each(['pointerover', 'focusin', 'touchstart'])('starts on the first %s inside the element', (type) => {
    const inner = element.appendChild(document.createElement('a'));
    when('interaction', element, bus, start);
    inner.dispatchEvent(new Event(type, { bubbles: true }));
    inner.dispatchEvent(new Event(type, { bubbles: true }));
    expect(start).toHaveBeenCalledOnce();
  });

  it('starts as soon as the media query matches', () => {
    const changes: (() => void)[] = [];
    const queries: string[] = [];
    const media = (matches: boolean) =>
      vi.stubGlobal('matchMedia', (query: string) => {
        queries.push(query);
        return { matches, addEventListener: (_: string, change: () => void) => changes.push(change) };
      });
    media(true);
    when('media((min-width: 720px) and (hover: hover))', element, bus, start);
    expect(start).toHaveBeenCalledOnce();
    media(false);
    when('media(print)', element, bus, start);
    expect(start).toHaveBeenCalledOnce();
    changes[0]?.();
    expect(start).toHaveBeenCalledTimes(2);
    expect(queries).toEqual(['(min-width: 720px) and (hover: hover)', 'print']);
  });

  it('starts on the event, also on one that was before', () => {
    const own = createBus();
    when('event(login:succeeded)', element, own, start);
    expect(start).not.toHaveBeenCalled();
    own.emit('login:succeeded', {});
    expect(start).toHaveBeenCalledOnce();
    const late = vi.fn();
    when('event(login:succeeded)', element, own, late);
    expect(late).toHaveBeenCalledOnce();
  });

  it('starts as its own overlay is shown, and as no other is', () => {
    const own = createBus();
    element.dataset.ceWidget = 'login';
    when('event(overlay:shown)', element, own, start);
    own.emit('overlay:shown', { name: 'privacy-policy' });
    own.emit('overlay:shown', { name: null });
    expect(start).not.toHaveBeenCalled();
    own.emit('overlay:shown', { name: 'login' });
    expect(start).toHaveBeenCalledOnce();
    const late = vi.fn();
    when('event(overlay:shown)', element, own, late);
    expect(late).toHaveBeenCalledOnce();
  });

  it('starts where the browser holds the cookie, and nowhere else', () => {
    document.cookie = 'not-ce-basket=1;path=/';
    when('cookie(ce-basket)', element, bus, start);
    expect(start).not.toHaveBeenCalled();
    document.cookie = 'ce-basket=1;path=/';
    when('cookie(ce-basket)', element, bus, start);
    expect(start).toHaveBeenCalledOnce();
  });

  it('waits on where cookies may not be touched', () => {
    blockCookies();
    when('cookie(ce-basket)', element, bus, start);
    expect(start).not.toHaveBeenCalled();
  });

  it('starts by the first of two occasions', () => {
    when('cookie(ce-basket)|event(comparison:changed)', element, bus, start);
    expect(start).not.toHaveBeenCalled();
    bus.emit('comparison:changed', { isSaved: false, industry: 'coatings', uids: ['pigments::p-1'] });
    expect(start).toHaveBeenCalledOnce();
  });
});
