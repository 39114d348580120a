import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../../src/payload/schema.ts';
import { signIn } from '../../../../src/store/session/session.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { createSender } from '../../../../src/store/write/sender.ts';

const USER = { userId: 'u-1', token: 'old' } as User;

/** A service that accepts each pending change, unless a test makes it refuse. */
function setUp(payload: { user?: User } = {}) {
  const store = createPageStore({ version: 1, ...payload });
  const service = { waits: 0, calls: 0, works: true, answer: () => {} };
  const sender = createSender(store, {
    isDue: () => service.waits > 0,
    async send() {
      service.calls++;
      const sent = service.waits;
      await new Promise<void>((resolve) => {
        service.answer = resolve;
      });
      if (service.works) service.waits -= sent;
      return service.works;
    },
  });
  const change = () => {
    service.waits++;
    sender.soon();
  };
  const answer = () => {
    service.answer();
    return vi.advanceTimersByTimeAsync(0);
  };
  return { store, service, sender, change, answer };
}

beforeEach(() => void vi.useFakeTimers());

test('several changes in a row are one call, in a moment', async () => {
  const { service, change, answer } = setUp();
  change();
  await vi.advanceTimersByTimeAsync(400);
  change();
  await vi.advanceTimersByTimeAsync(599);
  expect(service.calls).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(service.calls).toBe(1);
  await answer();
  await vi.advanceTimersByTimeAsync(5000);
  expect(service).toMatchObject({ calls: 1, waits: 0 });
});

test('what is changed meanwhile follows, one call at a time', async () => {
  const { service, sender, change, answer } = setUp();
  change();
  void sender.now();
  change();
  void sender.now();
  await vi.advanceTimersByTimeAsync(2000);
  expect(service.calls).toBe(1);
  await answer();
  await vi.advanceTimersByTimeAsync(600);
  expect(service.calls).toBe(2);
});

test.each([
  ['connection', () => dispatchEvent(new Event('online'))],
  ['login', (store: ReturnType<typeof createPageStore>) => store.setState({ token: 't' })],
  ['renewed session', (store: ReturnType<typeof createPageStore>) => signIn(store, USER)],
])('what was refused goes with the next %s, and not by itself', async (what, come) => {
  const { store, service, change, answer } = setUp(what === 'renewed session' ? { user: USER } : {});
  service.works = false;
  change();
  await vi.advanceTimersByTimeAsync(600);
  await answer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(service.calls).toBe(1);
  service.works = true;
  come(store);
  await answer();
  expect(service).toMatchObject({ calls: 2, waits: 0 });
});

test('sends nothing by itself once it is stopped', async () => {
  const { store, service, sender, change } = setUp();
  change();
  sender.stop();
  dispatchEvent(new Event('online'));
  store.setState({ token: 't' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(service.calls).toBe(0);
});
