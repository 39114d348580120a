import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ServiceError, type ServiceFailure } from '../../../src/errors/service-error.ts';
import { ReadFailed, type ReadFailedProps } from '../../../src/outcome/ReadFailed.tsx';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { renderIsland } from '../../support/render-island.tsx';

const user = { userId: 'u-1', email: 'ada@example.com' };
const words = {
  title: 'The list could not be loaded.',
  login: { title: 'The list needs a login' },
  forbidden: { title: 'The list is not open to you', text: 'Ask your counterpart.' },
  gone: { title: 'There is no such list', text: 'It was deleted.' },
};
const http = (status: number, more: Partial<ServiceFailure> = {}) =>
  new ServiceError({ kind: 'http', status, ...more });

interface SectionProps extends Omit<ReadFailedProps, 'read'> {
  failure: ServiceError | undefined;
  isBusy: boolean;
  retry: () => void;
}

let change: (props: Partial<SectionProps>) => void;

function Section(props: SectionProps) {
  const [changed, setChanged] = useState<Partial<SectionProps>>({});
  const { failure, isBusy, retry, ...rest } = { ...props, ...changed };
  change = (next) => act(() => setChanged((last) => ({ ...last, ...next })));
  return (
    <section>
      <h2>The list</h2>
      <ReadFailed {...rest} read={{ failure, status: isBusy ? 'loading' : 'failed', retry }} />
    </section>
  );
}

function open(failure: ServiceError, props: Partial<SectionProps> = {}, payload: RawPayload = { user }) {
  const retry = vi.fn();
  const island = renderIsland(<Section {...{ failure, retry, words, isBusy: false, ...props }} />, payload);
  return { retry, ...island };
}
const button = (name = 'Try again') => screen.getByRole('button', { name });
const alert = () => screen.getByRole('alert');

describe('says why, and offers what helps', () => {
  test.each<[string, ServiceError, RawPayload, string, string | null]>([
    ['500', http(500), { user }, 'The list could not be loaded.An unknown error', 'Try again'],
    [
      '500 with words',
      http(500, { serverMessage: 'Down.' }),
      { user },
      'The list could not be loaded.Down.',
      'Try again',
    ],
    ['400 with words', http(400, { serverMessage: 'Too long.' }), { user }, 'Too long.', 'Try again'],
    ['a foreign 404', http(404, { isForeign: true }), { user }, 'An unknown error', 'Try again'],
    ['404', http(404), { user }, 'There is no such listIt was deleted.', null],
    ['403', http(403), { user }, 'The list is not open to youAsk your counterpart.', null],
    [
      '403 with words',
      http(403, { serverMessage: 'Closed.' }),
      { user },
      'The list is not open to youClosed.',
      null,
    ],
    ['401 of a user', http(401, { serverMessage: 'x' }), { user }, 'Your session has ended.', 'Log in'],
    ['401 of a visitor', http(401), {}, 'The list needs a loginPlease log in', 'Log in'],
    ['no connection', new ServiceError({ kind: 'offline' }), { user }, 'check your connection', 'Try again'],
    ['no response', new ServiceError({ kind: 'unreachable' }), { user }, 'just now', 'Try again'],
    ['a time limit', new ServiceError({ kind: 'timeout' }), { user }, 'too long to answer', 'Try again'],
  ])('%s', (_, failure, payload, told, help) => {
    open(failure, {}, payload);
    const box = screen.getByText('The list').parentElement as HTMLElement;
    expect(box.textContent).toContain(told);
    expect(screen.queryByRole('button')?.textContent ?? null).toBe(help);
  });

  test('counts down until the service takes calls again', () => {
    vi.useFakeTimers();
    open(http(429, { retryAfter: 3 }));
    expect(alert().textContent).toContain('The server is busy. Try again in 3 seconds.');
    act(() => vi.advanceTimersByTime(1000));
    expect(alert().textContent).toContain('in 2 seconds');
    act(() => vi.advanceTimersByTime(2000));
    expect(alert().textContent).toContain('You can try again now.');
  });

  test('in texts that the page replaces for all islands or for one', () => {
    open(http(500), {}, { user, texts: { 'common.retry': 'Once more' } });
    expect(button('Once more')).toBeDefined();
  });
});

test('a retry keeps the message and the focus, and a further failure is announced anew', () => {
  const { retry } = open(http(500));
  const cause = () => screen.getByText(/An unknown error/);
  const first = cause();
  button().focus();
  fireEvent.click(button());
  expect(retry).toHaveBeenCalledOnce();
  change({ isBusy: true });
  expect(cause()).toBe(first);
  expect(document.activeElement).toBe(button());
  change({ failure: http(500) });
  expect(cause()).not.toBe(first);
  expect(document.activeElement).toBe(button());
});

test('a failure of an automatic retry is not announced again', () => {
  open(http(500));
  const first = screen.getByText(/An unknown error/);
  change({ failure: http(500) });
  expect(screen.getByText(/An unknown error/)).toBe(first);
});

test('the focus goes to the message where only the button goes, and to the heading with the message', async () => {
  open(http(500));
  button().focus();
  change({ failure: http(404) });
  expect(document.activeElement?.contains(screen.getByText('It was deleted.'))).toBe(true);
  change({ failure: undefined });
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The list' }));
});

test('the login is opened for a user whose session has ended', () => {
  const { bus, store } = open(http(401));
  const opened = vi.fn();
  bus.on('overlay:open', opened);
  fireEvent.click(button('Log in'));
  expect(opened).toHaveBeenCalledExactlyOnceWith({ name: 'login' });
  expect(store.getState().isLoginDue).toBe(true);
});

test('in place of a whole island it has the heading', () => {
  open(http(404), { variant: 'page' });
  expect(screen.getByRole('heading', { level: 1, name: 'There is no such list' })).toBeDefined();
});

test('in the place of something optional it is one line', () => {
  open(http(500), { variant: 'line' });
  expect(alert().textContent).toMatch(/^The list could not be loaded\. An unknown error/);
  expect(button()).toBeDefined();
});

test('nothing is shown without a failure', () => {
  open(http(500), { failure: undefined });
  expect(screen.queryByRole('alert')).toBeNull();
});
