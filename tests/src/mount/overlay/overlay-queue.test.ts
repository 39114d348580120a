import { describe, expect, it } from 'vitest';
import { createBus } from '../../../../src/events/bus.ts';
import { createOverlayQueue } from '../../../../src/mount/overlay/overlay-queue.ts';

function setUp() {
  const bus = createBus();
  const shown: (string | null)[] = [];
  bus.on('overlay:shown', ({ name }) => shown.push(name));
  return { shown, queue: createOverlayQueue(bus) };
}

describe('createOverlayQueue', () => {
  it('shows what is asked for and nothing after its release', () => {
    const { shown, queue } = setUp();
    queue.request('login', 5);
    queue.release('login');
    expect(shown).toEqual(['login', null]);
  });

  it('shows the lowest rank first and the others in turn (decision 7)', () => {
    const { shown, queue } = setUp();
    queue.request('changed-sheets', 6);
    queue.request('cookie-modal', 4);
    queue.request('initial-password', 1);
    queue.request('login', 5);
    for (const name of ['initial-password', 'cookie-modal', 'login', 'changed-sheets']) queue.release(name);
    expect(shown).toEqual([
      'changed-sheets',
      'cookie-modal',
      'initial-password',
      'cookie-modal',
      'login',
      'changed-sheets',
      null,
    ]);
  });

  it('lets one of the login family hide the other (spec S§2)', () => {
    const { shown, queue } = setUp();
    queue.request('login', 5);
    queue.request('registration', 5);
    queue.release('registration');
    expect(shown).toEqual(['login', 'registration', null]);
  });

  it('shows an overlay with the props that it was asked for with last', () => {
    const bus = createBus();
    const shown: unknown[] = [];
    bus.on('overlay:shown', (detail) => shown.push(detail));
    const queue = createOverlayQueue(bus);
    queue.request('contact-form', 5, { contactType: 'psr' });
    queue.request('contact-form', 5, { contactType: 'bce' });
    queue.release('contact-form');
    expect(shown).toEqual([
      { name: 'contact-form', props: { contactType: 'psr' } },
      { name: 'contact-form', props: { contactType: 'bce' } },
      { name: null },
    ]);
  });

  it('shows nothing while it is held, and the lowest rank afterwards', () => {
    const { shown, queue } = setUp();
    const goOn = queue.hold();
    queue.request('cookie-modal', 4);
    queue.request('privacy-policy', 2);
    queue.request('initial-password', 1);
    queue.release('initial-password');
    expect(shown).toEqual([]);
    goOn();
    expect(shown).toEqual(['privacy-policy']);
  });

  it('ignores a release of what is not due', () => {
    const { shown, queue } = setUp();
    queue.request('login', 5);
    queue.release('registration');
    expect(shown).toEqual(['login']);
  });
});
