import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ServiceError, type ServiceFailure } from '../../../../src/errors/service-error.ts';
import { failureTexts } from '../../../../src/texts/failures.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { FailureText } from '../../../../src/ui/message/FailureText.tsx';

const t = translator(failureTexts);

function shown(failure: ServiceFailure) {
  const { container } = render(<FailureText failure={new ServiceError(failure)} t={t} />);
  return container;
}

test.each<[string, ServiceFailure, string]>([
  [
    'the service’s own words',
    { kind: 'http', status: 409, serverMessage: 'This lot is sold.' },
    'This lot is sold.',
  ],
  ['an error without words', { kind: 'http', status: 500 }, failureTexts['failure.unknown']],
  ['an answer that cannot be read', { kind: 'malformed' }, failureTexts['failure.unknown']],
  ['no connection', { kind: 'offline' }, failureTexts['failure.offline']],
  ['no answer in time', { kind: 'timeout' }, failureTexts['failure.timeout']],
  ['a session that is over', { kind: 'http', status: 401 }, failureTexts['failure.sessionOver']],
  [
    'too many attempts without a time',
    { kind: 'http', status: 429, serverMessage: 'slow down' },
    failureTexts['failure.tooMany'],
  ],
])('says in words what has failed: %s', (_, failure, text) => expect(shown(failure).textContent).toBe(text));

test('a wait is told in minutes, then in seconds that run down, then it is over', () => {
  vi.useFakeTimers();
  const { firstChild, textContent } = shown({ kind: 'http', status: 429, retryAfter: 125 });
  const text = () => firstChild?.textContent;
  expect(text()).toBe('Too many attempts. Try again in 3 minutes.');
  act(() => vi.advanceTimersByTime(5_000));
  expect(text()).toBe('Too many attempts. Try again in 2 minutes.');
  act(() => vi.advanceTimersByTime(60_000));
  expect(text()).toBe('Too many attempts. Try again in 60 seconds.');
  expect(textContent).toContain('3 minutes');
  vi.useRealTimers();
});

test('a wait that is over says so', () => {
  vi.useFakeTimers();
  const container = shown({ kind: 'http', status: 429, retryAfter: 2 });
  act(() => vi.advanceTimersByTime(3_000));
  expect(container.textContent).toBe('You can try again now.');
  vi.useRealTimers();
});
