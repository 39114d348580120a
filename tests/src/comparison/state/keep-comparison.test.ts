import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addToComparison } from '../../../../src/comparison/state/change-comparison.ts';
import type { ComparisonSync } from '../../../../src/comparison/state/comparison-state.ts';
import { removeFromComparison } from '../../../../src/comparison/state/edit-comparison.ts';
import {
  deleteSaved,
  loadComparison,
  saveComparison,
  startComparison,
} from '../../../../src/comparison/state/keep-comparison.ts';
import { signIn } from '../../../../src/store/session/session.ts';
import { FakeChannel } from '../../../support/fake-channel.ts';
import { withFreshPage } from '../../../support/fresh-page.ts';
import { type Answer, inTurn, nothing, refuse } from '../../../support/services/answers.ts';
import { fakeServices } from '../../../support/services/fake-services.ts';
import type { SentRequest } from '../../../support/services/sent-request.ts';
import { pigment } from '../../../support/with-comparison.ts';
import { candidate, pageOf, user } from './page-of.ts';

withFreshPage();

const LIST = '/api/v1/product-comparison';

/** The service's answers in turn; the last one stays. A number is a status. */
function answer(...answers: (object | number | 'no connection' | 'never')[]) {
  return fakeServices({ '*': inTurn(...answers.map(answerOf)) });
}

function answerOf(next: object | number | 'no connection' | 'never'): Answer {
  if (typeof next === 'string') return next;
  if (typeof next === 'object') return { json: next };
  return next === 204 ? nothing : refuse(next);
}

const keyOf = (request?: SentRequest) => request?.headers.get('idempotency-key');

const record = (count: number, more: object = {}) => ({
  id: 'c-1',
  shareId: 's-1',
  title: 'Reds',
  industry: 'coatings',
  basket: Array.from({ length: count }, (_, index) => pigment(index + 1)),
  version: 'v1',
  ...more,
});

function withTwo() {
  const page = pageOf({ user });
  addToComparison(page, candidate(1));
  addToComparison(page, candidate(2));
  return page;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

describe('saving', () => {
  it('gives the comparison its id, and later changes follow by themselves (rows 126, 128)', async () => {
    const page = withTwo();
    const sent = answer(record(2), record(3));
    expect(await saveComparison(page)).toBe(true);
    expect(page.state().comparison).toMatchObject({ id: 'c-1', shareId: 's-1' });
    addToComparison(page, candidate(3));
    await vi.advanceTimersByTimeAsync(600);
    await vi.waitFor(() => expect(page.active().latest().isUnsent).toBe(false), 10_000);
    expect(sent.map(({ call }) => call)).toEqual([`POST ${LIST}`, `PUT ${LIST}/c-1`]);
    expect(page.state().sync).toBe('idle');
  });

  it('twice at once is one call', async () => {
    const page = withTwo();
    const sent = answer(record(2));
    expect(await Promise.all([saveComparison(page), saveComparison(page)])).toEqual([true, false]);
    expect(sent).toHaveLength(1);
  });

  it('that failed keeps everything, and repeats under the same key', async () => {
    const page = withTwo();
    const sent = answer('no connection', 500, record(2));
    expect([await saveComparison(page), await saveComparison(page)]).toEqual([false, false]);
    expect(page.ids()).toEqual(['p-1', 'p-2']);
    expect(page.notices().at(-1)).toMatch(/unknown error has occurred.* Your comparison is kept here\./);
    expect(await saveComparison(page)).toBe(true);
    expect(new Set(sent.map(keyOf)).size).toBe(1);
  });

  it('that may have worked is repeated as it was, and what has changed since is sent after it', async () => {
    const page = withTwo();
    const sent = answer('no connection', record(2), record(3));
    expect(await saveComparison(page)).toBe(false);
    addToComparison(page, candidate(3));
    expect(await saveComparison(page)).toBe(true);
    expect(sent[1]).toEqual(sent[0]);
    expect(keyOf(sent[1])).toBe(keyOf(sent[0]));
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(() => expect(sent[2]?.call).toBe(`PUT ${LIST}/c-1`));
    expect(sent[2]).toHaveProperty('body.basket.length', 3);
  });

  it('that was refused is another one the next time', async () => {
    const page = withTwo();
    const sent = answer(400, record(3));
    expect(await saveComparison(page)).toBe(false);
    addToComparison(page, candidate(3));
    expect(await saveComparison(page)).toBe(true);
    expect(keyOf(sent[1])).not.toBe(keyOf(sent[0]));
    expect(sent[1]).toHaveProperty('body.basket.length', 3);
  });

  it('that is never answered is given up, keeps everything, and repeats under the same key', async () => {
    const page = withTwo();
    const sent = answer('never', record(2));
    const saved = saveComparison(page);
    // Each look of `waitFor` moves the clock, too.
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(page.notices()).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([await saved, page.ids()]).toEqual([false, ['p-1', 'p-2']]);
    expect(page.notices()).toEqual([
      'The server is taking too long to answer. Please try again in a moment. Your comparison is kept here.',
    ]);
    expect(await saveComparison(page)).toBe(true);
    expect(keyOf(sent[1])).toBe(keyOf(sent[0]));
    expect(page.notices()).toEqual([expect.stringMatching(/is saved/)]);
  });
});

describe('changes of a saved comparison', () => {
  async function saved() {
    const page = withTwo();
    answer(record(2));
    await saveComparison(page);
    return page;
  }
  /** The changes of a page have come so far; `idle` is also what they begin with. */
  const settle = (page: ReturnType<typeof pageOf>, sync: ComparisonSync) =>
    vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(600);
      expect(page.state().sync).toBe(sync);
      if (sync === 'idle') expect(page.active().latest().isUnsent).toBe(false);
    }, 10_000);

  it('wait for a connection, over a reload too', async () => {
    const page = await saved();
    answer('no connection');
    addToComparison(page, candidate(3));
    await settle(page, 'offline');
    expect(pageOf({ user }).active().latest().isUnsent).toBe(true);
    const sent = answer(record(3));
    dispatchEvent(new Event('online'));
    await settle(page, 'idle');
    expect(sent[0]?.body).toMatchObject({ basket: [pigment(1), pigment(2), pigment(3)] });
    expect(page.active().latest().isUnsent).toBe(false);
  });

  it('are sent again with the next one where the answer never came', async () => {
    const page = await saved();
    const sent = answer('never', record(4));
    addToComparison(page, candidate(3));
    await settle(page, 'saving');
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.waitFor(() => expect(page.state().sync).toBe('failed'));
    expect(page.active().latest().isUnsent).toBe(true);
    addToComparison(page, candidate(4));
    await settle(page, 'idle');
    const ids = ['p-1', 'p-2', 'p-3', 'p-4'];
    expect(sent.map(({ call }) => call)).toEqual([`PUT ${LIST}/c-1`, `PUT ${LIST}/c-1`]);
    expect(sent[1]?.body).toMatchObject({ basket: ids.map((id) => ({ id })) });
    expect([page.ids(), page.active().latest().isUnsent]).toEqual([ids, false]);
  });

  it('in two tabs at the same moment are saved together, though one was saved by itself before', async () => {
    const page = await saved();
    const other = pageOf({ user });
    other.active();
    const release = FakeChannel.hold();
    const sent = fakeServices({ '*': ({ body }) => ({ json: record(2, Object(body)) }) });
    addToComparison(page, candidate(3));
    await settle(page, 'idle');
    addToComparison(other, candidate(4));
    release();
    for (const tab of [page, other]) await vi.waitFor(() => expect(tab.ids()).toHaveLength(4), 10_000);
    for (const tab of [page, other]) await settle(tab, 'idle');
    expect(sent[0]?.body).toMatchObject({ basket: [1, 2, 3].map(pigment) });
    // Either may come last: all of this takes a millisecond or two.
    expect(page.ids().toSorted()).toEqual(['p-1', 'p-2', 'p-3', 'p-4']);
    expect(sent.at(-1)?.body).toMatchObject({ basket: page.active().latest().comparison.basket });
    expect(other.active().latest()).toEqual(page.active().latest());
  });

  it('wait for a login where the session is over', async () => {
    const page = await saved();
    answer(401);
    addToComparison(page, candidate(3));
    await settle(page, 'signed-out');
    page.store.setState({ token: null });
    const sent = answer(record(3));
    signIn(page.store, user);
    await settle(page, 'idle');
    expect(sent).toHaveLength(1);
  });

  it('are merged with those of another device, also of one that was offline (decision 54)', async () => {
    const page = await saved();
    const theirs = { basket: [pigment(1), pigment(2), pigment(9)], title: 'Theirs', version: 'v2' };
    const sent = fakeServices({
      [`GET ${LIST}/c-1`]: { json: record(2, theirs) },
      [`PUT ${LIST}/c-1`]: inTurn(
        'no connection',
        refuse(412, 'Changed.', { code: 'changed' }),
        ({ body }) => ({
          json: record(2, { ...Object(body), version: 'v3' }),
        }),
      ),
    });
    addToComparison(page, candidate(3));
    await settle(page, 'offline');
    dispatchEvent(new Event('online'));
    await settle(page, 'idle');
    expect(sent.map(({ method, headers }) => [method, headers.get('if-match')])).toEqual([
      ['PUT', '"v1"'],
      ['PUT', '"v1"'],
      ['GET', null],
      ['PUT', '"v2"'],
    ]);
    expect(page.ids().toSorted()).toEqual(['p-1', 'p-2', 'p-3', 'p-9']);
    expect(page.state().comparison).toMatchObject({ title: 'Theirs', version: 'v3' });
    expect(page.notices().at(-1)).toMatch(/also changed elsewhere/);
  });

  it('are merged where the service has no versions, too', async () => {
    const page = withTwo();
    answer(record(2, { version: undefined }));
    await saveComparison(page);
    const sent = fakeServices({
      [`GET ${LIST}/c-1`]: { json: record(2, { title: 'Theirs', version: undefined }) },
      [`PUT ${LIST}/c-1`]: ({ body }) => ({ json: record(2, { ...Object(body), version: undefined }) }),
    });
    addToComparison(page, candidate(3));
    await settle(page, 'idle');
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT']);
    expect(sent[1]?.body).toMatchObject({
      title: 'Theirs',
      basket: [{ id: 'p-1' }, { id: 'p-2' }, { id: 'p-3' }],
    });
    expect(sent[1]?.headers.has('if-match')).toBe(false);
  });

  it('are sent at once as the page is left', async () => {
    const page = await saved();
    const sent = answer(record(3));
    addToComparison(page, candidate(3));
    await vi.dynamicImportSettled();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['PUT']));
  });

  it('are never sent for another user, who sees nothing of them', async () => {
    const page = await saved();
    answer('no connection');
    addToComparison(page, candidate(3));
    await settle(page, 'offline');
    const sent = answer(record(3));
    signIn(page.store, { ...user, userId: 'u-2' });
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([sent.length, page.ids()]).toEqual([0, []]);
    signIn(page.store, user);
    expect(page.ids()).toEqual(['p-1', 'p-2', 'p-3']);
    await settle(page, 'idle');
    expect(sent.map(({ method }) => method)).toEqual(['PUT']);
  });

  it('keep the products of a record that was deleted elsewhere', async () => {
    const page = await saved();
    answer(404);
    addToComparison(page, candidate(3));
    await settle(page, 'idle');
    expect([page.state().comparison.id, page.ids()]).toEqual([undefined, ['p-1', 'p-2', 'p-3']]);
    expect(page.notices().at(-1)).toMatch(/deleted elsewhere/);
  });

  it('ask before a product is taken out that leaves one (decision 55)', async () => {
    const page = await saved();
    const sent = answer(204);
    const done = removeFromComparison(page, 'pigments::p-2', 'page');
    await vi.waitFor(() =>
      expect(page.state().question).toMatchObject({ kind: 'delete', name: 'Pigment 2' }),
    );
    page.active().answer(false);
    await done;
    expect([page.ids(), sent]).toEqual([['p-1', 'p-2'], []]);
    const again = removeFromComparison(page, 'pigments::p-2', 'page');
    await vi.waitFor(() => expect(page.state().question).not.toBeNull());
    page.active().answer(true);
    await again;
    expect([page.ids(), sent[0]?.method]).toEqual([[], 'DELETE']);
  });
});

describe('loading and starting', () => {
  it('asks before an unsaved comparison is lost (row 124)', async () => {
    const page = withTwo();
    const sent = answer(record(3));
    const refused = loadComparison(page, 'c-1');
    expect(page.state().question).toEqual({ kind: 'discard' });
    page.active().answer(false);
    expect([await refused, sent, page.ids()]).toEqual([false, [], ['p-1', 'p-2']]);
    const started = startComparison(page);
    page.active().answer(true);
    expect([await started, page.ids()]).toEqual([true, []]);
  });

  describe('while a change of a saved comparison waits', () => {
    async function withChange() {
      const page = withTwo();
      answer(record(2));
      await saveComparison(page);
      addToComparison(page, candidate(3));
      return page;
    }

    it('saves that change before it starts a new one', async () => {
      const page = await withChange();
      const sent = answer(record(3));
      expect([await startComparison(page), page.ids()]).toEqual([true, []]);
      expect(sent.map(({ method, body }) => [method, Object(body).basket.length])).toEqual([['PUT', 3]]);
    });

    it.each<['no connection' | number]>([['no connection'], [500], [401]])(
      'asks before it is lost if it cannot be saved: %s',
      async (fault) => {
        const page = await withChange();
        answer(fault);
        const refused = startComparison(page);
        const question = { kind: 'discard-changes', title: page.state().comparison.title };
        await vi.waitFor(() => expect(page.state().question).toEqual(question));
        page.active().answer(false);
        expect([await refused, page.ids()]).toEqual([false, ['p-1', 'p-2', 'p-3']]);
        expect(page.active().latest().isUnsent).toBe(true);
        const loaded = loadComparison(page, 'c-2');
        await vi.waitFor(() => expect(page.state().question).toEqual(question));
        answer(record(2, { id: 'c-2' }));
        page.active().answer(true);
        expect([await loaded, page.active().latest().isUnsent]).toEqual([true, false]);
      },
    );
  });

  it('names the products that are gone (row 131)', async () => {
    const page = pageOf({ user });
    answer(record(2, { dropped: ['Old red'] }));
    expect(await loadComparison(page, 'c-1')).toBe(true);
    expect(page.state().comparison).toMatchObject(record(2));
    expect(page.notices()).toEqual(['No longer available, so removed from “Reds”: Old red.']);
  });
});

describe('deleting', () => {
  it('clears the active one, its cookie, and closes the basket (row 130); gone already is gone', async () => {
    const page = withTwo();
    answer(record(2));
    await saveComparison(page);
    page.active().state.setState({ isBasketOpen: true });
    answer(404);
    const done = deleteSaved(page, record(2));
    page.active().answer(true);
    expect(await done).toBe(true);
    expect([page.ids(), page.state().isBasketOpen, document.cookie]).toEqual([[], false, '']);
  });

  it('asks again with the title that it has by now', async () => {
    const page = withTwo();
    const sent = fakeServices({
      [`DELETE ${LIST}/c-9`]: inTurn(refuse(412, 'Changed.', { code: 'changed' }), nothing),
      [`GET ${LIST}/c-9`]: { json: record(3, { id: 'c-9', title: 'Greens', version: 'v2' }) },
    });
    const done = deleteSaved(page, record(2, { id: 'c-9', title: 'Blues' }));
    expect(page.state().question).toMatchObject({ title: 'Blues' });
    page.active().answer(true);
    await vi.waitFor(() => expect(page.state().question).toMatchObject({ title: 'Greens' }));
    page.active().answer(true);
    expect(await done).toBe(true);
    expect(sent.map(({ method, headers }) => [method, headers.get('if-match')])).toEqual([
      ['DELETE', '"v1"'],
      ['GET', null],
      ['DELETE', '"v2"'],
    ]);
  });

  it('of another one leaves the active one alone', async () => {
    const page = withTwo();
    answer(204);
    const done = deleteSaved(page, record(2, { id: 'c-9', title: 'Blues' }));
    page.active().answer(true);
    expect([await done, page.ids()]).toEqual([true, ['p-1', 'p-2']]);
  });

  it('changes nothing if it fails, and says so', async () => {
    const page = withTwo();
    answer(500);
    const done = deleteSaved(page, record(2, { id: 'c-9', title: 'Blues' }));
    page.active().answer(true);
    expect(await done).toBe(false);
    expect(page.notices()).toHaveLength(1);
  });
});
