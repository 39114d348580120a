import { beforeEach, expect, test, vi } from 'vitest';
import { openSentry } from '../../../../src/mount/error-reporting/open-sentry.ts';

/** Bodies of the requests that were sent. */
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array));
    return new Response('{}');
  });
});

const dsn = 'https://key@errors.example/42';

test('two clients of a page keep to themselves', async () => {
  const [one, other] = [openSentry(dsn, 'test'), openSentry(dsn.replace('42', '43'), undefined)];
  one(new Error('in one'), 'login');
  other(new Error('in the other'), undefined);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatch(/"island":"login"/);
  expect(sent[0]).not.toContain('in the other');
  expect(sent[1]).not.toMatch(/"island"|"environment":"test"|in one/);
});

test('each sends ten at most, whatever the other has sent', async () => {
  const [one, other] = [openSentry(dsn, undefined), openSentry(dsn, undefined)];
  for (let count = 0; count < 12; count++) one(new Error(`broken ${count}`), undefined);
  other(new Error('broken, too'), undefined);
  await vi.waitFor(() => expect(sent.at(-1)).toContain('broken, too'));
  expect(sent).toHaveLength(11);
});
