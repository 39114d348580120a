import { expect, test, vi } from 'vitest';
import { ServiceError } from '../../../../src/errors/service-error.ts';
import { type Writer, writeOnTop } from '../../../../src/store/write/write-on-top.ts';

type Saved = { id: string; items: readonly string[]; version?: string };
type Items = readonly string[];

const outdated = new ServiceError({ kind: 'http', status: 412 });

/** A set in a service that keeps `now`; its reads and writes can be watched. */
function wayTo(now: Saved) {
  const read = vi.fn(async () => now);
  const send = vi.fn(async (items: Items, on: Saved): Promise<Saved> => {
    if (on.id !== now.id) throw outdated;
    return { ...now, items };
  });
  const way: Writer<Saved, Items> = {
    contentOf: ({ items }) => items,
    isSame: (one, other) => one.join() === other.join(),
    merge: (base, mine, theirs) => [...new Set([...theirs, ...mine.filter((item) => !base.includes(item))])],
    versionOf: ({ id, version }) => version && [id, version].join(),
    ...{ read, send },
  };
  return { way, read, send };
}

/** The browser hides the page, as it does before it leaves it. */
function hidePage(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

test('reads first where the service has no versions, and says what was merged', async () => {
  const { way, read } = wayTo({ id: '1', items: ['b'] });
  expect(await writeOnTop(way, { id: '1', items: [] }, ['a'])).toEqual({
    saved: { id: '1', items: ['b', 'a'] },
    isMerged: true,
  });
  expect(read).toHaveBeenCalledOnce();
});

test('sends on what the page knows if it is hidden before that is read', async () => {
  const { way, read, send } = wayTo({ id: '1', items: [] });
  read.mockReturnValue(new Promise(() => {}));
  const written = writeOnTop({ ...way, isSentUnread: true }, { id: '1', items: ['b'] }, ['b', 'a']);
  hidePage();
  expect(await written).toMatchObject({ saved: { items: ['b', 'a'] }, isMerged: false });
  expect(send).toHaveBeenCalledOnce();
});

test('waits for the read in a hidden page where nothing may be sent unread', async () => {
  const { way, read, send } = wayTo({ id: '1', items: ['b'] });
  const { promise, resolve } = Promise.withResolvers<Saved>();
  read.mockReturnValue(promise);
  const written = writeOnTop(way, { id: '1', items: [] }, ['a']);
  hidePage();
  resolve({ id: '1', items: ['b'] });
  await written;
  expect(send).toHaveBeenCalledExactlyOnceWith(['b', 'a'], { id: '1', items: ['b'] });
});

test('never sends on an outdated version again, not even if the page is left', async () => {
  const { way, read, send } = wayTo({ id: '2', items: ['b'], version: '1' });
  const { promise, resolve } = Promise.withResolvers<Saved>();
  read.mockReturnValue(promise);
  const written = writeOnTop({ ...way, isSentUnread: true }, { id: '1', items: [], version: '1' }, ['a']);
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  hidePage();
  resolve({ id: '2', items: ['b'], version: '1' });
  await written;
  expect(send.mock.calls.map(([items]) => items)).toEqual([['a'], ['b', 'a']]);
});
