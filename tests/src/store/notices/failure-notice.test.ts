import { expect, test, vi } from 'vitest';
import { ServiceError, type ServiceFailure } from '../../../../src/errors/service-error.ts';
import { createBus } from '../../../../src/events/bus.ts';
import type { User } from '../../../../src/payload/schema.ts';
import { addFailureNotice } from '../../../../src/store/notices/failure-notice.ts';
import { createPageStore } from '../../../../src/store/store.ts';

const texts = { 'a.failed': 'That failed. {reason}' } as const;

test.each<[ServiceFailure, string, string | undefined]>([
  [{ kind: 'http', status: 401 }, 'Your session has ended. Please log in again.', 'Log in'],
  [{ kind: 'http', status: 403, serverMessage: 'Not yours.' }, 'Not yours.', undefined],
  [{ kind: 'http', status: 404, serverMessage: 'Gone.' }, 'Gone.', undefined],
  [{ kind: 'http', status: 500 }, 'An unknown error has occurred, please try again later.', 'Try again'],
  [
    { kind: 'unreachable' },
    'We cannot reach the server just now. Please try again in a moment.',
    'Try again',
  ],
])('of %j says why and offers what helps', (failure, reason, help) => {
  const user = { userId: 'u-1' } as User;
  const page = { store: createPageStore({ version: 1, user }), bus: createBus() };
  const opened = vi.fn();
  const again = vi.fn();
  page.bus.on('overlay:open', opened);
  addFailureNotice(page, new ServiceError(failure), { texts, key: 'a.failed', again });
  const [notice] = page.store.getState().notices;
  expect(notice).toMatchObject({ type: 'error', text: `That failed. ${reason}` });
  expect(notice?.action?.text).toBe(help);
  notice?.action?.run();
  expect(opened).toHaveBeenCalledTimes(help === 'Log in' ? 1 : 0);
  expect(again).toHaveBeenCalledTimes(help === 'Try again' ? 1 : 0);
});

test('tells visitors to log in, who have no session that could end', () => {
  const page = { store: createPageStore({ version: 1 }), bus: createBus() };
  const failure = new ServiceError({ kind: 'http', status: 401 });
  addFailureNotice(page, failure, { texts, key: 'a.failed', again: () => {} });
  expect(page.store.getState().notices[0]).toMatchObject({
    text: 'That failed. Please log in to see this.',
    action: { text: 'Log in' },
  });
});

test('takes the texts of the page', () => {
  const store = createPageStore({
    version: 1,
    texts: { 'a.failed': 'No: {reason}', 'common.retry': 'Once more' },
  });
  const again = () => {};
  addFailureNotice({ store, bus: createBus() }, new ServiceError({ kind: 'timeout' }), {
    texts,
    key: 'a.failed',
    again,
  });
  expect(store.getState().notices[0]).toMatchObject({
    text: expect.stringMatching(/^No: /),
    action: { text: 'Once more' },
  });
});
