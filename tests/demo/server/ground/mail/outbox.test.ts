import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLater, type Later } from '../../../../../demo/server/base/later.ts';
import { inTransaction } from '../../../../../demo/server/base/transaction.ts';
import { createOutbox } from '../../../../../demo/server/ground/mail/outbox.ts';
import { type MailTransport, renderingTransport } from '../../../../../demo/server/ground/mail/transport.ts';

const content = { subject: 'Your login link', text: 'Follow it.', html: '<p>Follow it.</p>' };

function makeOutbox(transport: MailTransport = renderingTransport()) {
  const database = new DatabaseSync(':memory:');
  const later = createLater();
  const now = () => new Date('2026-11-02T09:00:00Z');
  return { outbox: createOutbox({ database, now, later, transport }), later, database };
}

test('sends mails as they are, and lists them newest first', async () => {
  const { outbox, later } = makeOutbox();
  outbox.put('a@example.com', content);
  outbox.put('b@example.com', content);
  expect(outbox.all()).toEqual([]);
  await later.settled();
  const [second, first] = outbox.all();
  expect(first).toMatchObject({ id: 1, to: 'a@example.com' });
  expect(second).toMatchObject({
    id: 2,
    to: 'b@example.com',
    sentAt: '2026-11-02T09:00:00.000Z',
    ...content,
  });
  expect(second?.raw).toMatch(/^From: "C&E Pigment Portal" <no-reply@example\.com>\nTo: b@example\.com\n/);
  expect(second?.raw).toContain('Content-Type: multipart/alternative');
  expect(second?.raw).toContain('Date: Mon, 02 Nov 2026 09:00:00 +0000');
  expect(outbox.byId(2)).toEqual(second);
  expect(outbox.byId(3)).toBeUndefined();
});

test('an address cannot smuggle in a header', async () => {
  const { outbox, later } = makeOutbox();
  outbox.put('a@example.com\nBcc: b@example.com', content);
  await later.settled();
  expect(outbox.all()[0]?.raw).not.toMatch(/^Bcc:/m);
});

test('a mail falls with the change that it reports', async () => {
  const { outbox, later, database } = makeOutbox();
  const change = () =>
    inTransaction(database, () => {
      outbox.put('a@example.com', content);
      throw new Error('no change');
    });
  expect(change).toThrow('no change');
  await later.settled();
  expect(outbox.all()).toEqual([]);
});

test('a mail that fails keeps back no other, and is sent at the next call under the same id', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const send = vi.fn<MailTransport>().mockRejectedValueOnce(new Error('no post')).mockResolvedValue('sent');
  const { outbox, later } = makeOutbox(send);
  outbox.put('a@example.com', content);
  await later.settled();
  expect([outbox.all(), told.mock.calls.length]).toEqual([[], 1]);
  outbox.put('b@example.com', content);
  await later.settled();
  expect(outbox.all().map(({ to }) => to)).toEqual(['b@example.com', 'a@example.com']);
  const [first, second] = send.mock.calls.map(([{ messageId }]) => messageId);
  expect(second).toBe(first);
});

describe('while mails fail', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => void vi.useRealTimers());
  const seconds = async (count: number, later: Later) => {
    vi.advanceTimersByTime(count * 1000);
    await later.settled();
  };

  test('they are tried again by themselves, with growing delays', async () => {
    const send = vi.fn<MailTransport>().mockRejectedValue(new Error('no post'));
    const { outbox, later } = makeOutbox(send);
    outbox.put('a@example.com', content);
    await later.settled();
    const attempts: number[] = [];
    for (const wait of [29, 1, 59, 1, 119]) {
      await seconds(wait, later);
      attempts.push(send.mock.calls.length);
    }
    expect(attempts).toEqual([1, 2, 2, 3, 3]);
    send.mockResolvedValue('sent');
    await seconds(1, later);
    expect(outbox.all().map(({ to }) => to)).toEqual(['a@example.com']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a stopped outbox tries none', async () => {
    const { outbox, later } = makeOutbox(vi.fn<MailTransport>().mockRejectedValue(new Error('no post')));
    outbox.put('a@example.com', content);
    await later.settled();
    expect(vi.getTimerCount()).toBe(1);
    outbox.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
