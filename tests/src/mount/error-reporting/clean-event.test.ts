import type { ErrorEvent } from '@sentry/browser';
import { expect, test } from 'vitest';
import { cleanEvent } from '../../../../src/mount/error-reporting/clean-event.ts';

const page = new URL('https://portal.example/profile?token=abc#/personal');

/** An event with what Sentry's SDK and a page's own may know of a person. */
const event = {
  type: undefined,
  event_id: 'e1',
  timestamp: 1,
  platform: 'javascript',
  release: 'ce-widgets@1.0.0',
  environment: 'production',
  level: 'fatal',
  user: { id: 'u-1', email: 'ada@example.org', ip_address: '203.0.113.7' },
  breadcrumbs: [{ message: 'typed ada@example.org' }],
  contexts: { browser: { name: 'Firefox' } },
  extra: { form: { email: 'ada@example.org' } },
  server_name: 'laptop-of-ada',
  tags: { island: 'login', customer: 'Ada Ltd.' },
  request: {
    url: page.href,
    headers: { Referer: 'https://portal.example/?email=ada@example.org' },
    cookies: { SECSESSID: 'secret' },
  },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: 'no answer for ada@example.org',
        mechanism: { type: 'generic', handled: true, data: { secret: 'x' } },
        stacktrace: {
          frames: [
            {
              filename: 'https://portal.example/ce/login.js?token=abc',
              function: 'send',
              lineno: 1,
              colno: 2,
              in_app: true,
              vars: { email: 'ada@example.org' },
              context_line: 'const email = "ada@example.org"',
            },
          ],
        },
      },
    ],
  },
} as unknown as ErrorEvent;

test('leaves the error, its place in the code, its island and release, and the page without what follows its path', () => {
  expect(cleanEvent(event, page)).toEqual({
    type: undefined,
    event_id: 'e1',
    timestamp: 1,
    platform: 'javascript',
    release: 'ce-widgets@1.0.0',
    environment: 'production',
    level: 'error',
    tags: { island: 'login' },
    request: { url: 'https://portal.example/profile' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: expect.stringContaining('no answer for'),
          mechanism: { type: 'generic', handled: true },
          stacktrace: {
            frames: [
              {
                filename: expect.stringMatching(/^https:\/\/portal\.example\/ce\/login\.js/),
                function: 'send',
                lineno: 1,
                colno: 2,
                in_app: true,
              },
            ],
          },
        },
      ],
    },
  });
});

test('has no address, token or name of a person anywhere', () => {
  const sent = JSON.stringify(cleanEvent(event, page));
  for (const secret of ['ada@', 'abc', 'secret', 'u-1', '203.0.113.7', 'laptop', 'Ada Ltd']) {
    expect(sent).not.toContain(secret);
  }
});

test('an event without an exception stays one', () => {
  expect(cleanEvent({ type: undefined, event_id: 'e2' }, page)).toEqual({
    type: undefined,
    event_id: 'e2',
    level: 'error',
    tags: {},
    request: { url: 'https://portal.example/profile' },
    exception: { values: [] },
  });
});
