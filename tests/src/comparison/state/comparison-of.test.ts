import { describe, expect, it, vi } from 'vitest';
import { newComparison } from '../../../../src/comparison/rules/content/comparison.ts';
import { formatStored } from '../../../../src/comparison/rules/content/stored-comparison.ts';
import { addToComparison } from '../../../../src/comparison/state/change-comparison.ts';
import { removeFromComparison } from '../../../../src/comparison/state/edit-comparison.ts';
import { signIn, signOut } from '../../../../src/store/session/session.ts';
import { FakeChannel } from '../../../support/fake-channel.ts';
import { blockCookies, withFreshPage } from '../../../support/fresh-page.ts';
import { candidate, pageOf, user } from './page-of.ts';

withFreshPage();

const EMPTY = formatStored({ comparison: newComparison(new Date()), isUnsent: false });

describe('adding', () => {
  it('in two tabs at once loses nothing', () => {
    const [one, other] = [pageOf(), pageOf()];
    one.active();
    other.active();
    addToComparison(one, candidate(1));
    addToComparison(other, candidate(2));
    addToComparison(one, candidate(3));
    expect([one.ids(), other.ids()]).toEqual([
      ['p-1', 'p-2', 'p-3'],
      ['p-1', 'p-2', 'p-3'],
    ]);
  });

  it('at the same moment as in other tabs, which do not know of it yet, loses nothing', async () => {
    const tabs = [pageOf(), pageOf(), pageOf()];
    for (const tab of tabs) tab.active();
    const release = FakeChannel.hold();
    tabs.forEach((tab, index) => {
      addToComparison(tab, candidate(index + 1));
    });
    expect(tabs.map((tab) => tab.ids())).toEqual([['p-1'], ['p-2'], ['p-3']]);
    release();
    await vi.waitFor(() => {
      for (const tab of [...tabs, pageOf()]) expect(tab.ids().toSorted()).toEqual(['p-1', 'p-2', 'p-3']);
    }, 10_000);
    expect(tabs[1]?.ids()).toEqual(tabs[0]?.ids());
  });

  it('several times before another tab is told, which adds and takes out as well, loses nothing', async () => {
    const [one, other] = [pageOf(), pageOf()];
    addToComparison(one, candidate(1));
    other.active();
    const release = FakeChannel.hold();
    addToComparison(one, candidate(2));
    addToComparison(other, candidate(3));
    await removeFromComparison(other, candidate(1).item.uid, 'page');
    addToComparison(one, candidate(4));
    release();
    await vi.waitFor(() => expect(one.ids().toSorted()).toEqual(['p-2', 'p-3', 'p-4']), 10_000);
    expect(other.ids()).toEqual(one.ids());
    expect(pageOf().ids()).toEqual(one.ids());
  });

  it('in a tab that was told of a change before the cookie has it, loses nothing', () => {
    const [one, other] = [pageOf(), pageOf()];
    other.active();
    const before = document.cookie;
    addToComparison(one, candidate(1));
    const stale = vi.spyOn(document, 'cookie', 'get').mockReturnValue(before);
    addToComparison(other, candidate(2));
    stale.mockRestore();
    for (const tab of [one, other, pageOf()]) expect(tab.ids()).toEqual(['p-1', 'p-2']);
  });

  it.each([
    ['nothing', {}],
    ['what makes no comparison', { before: '{}', after: '{}', at: 5 }],
    ['of no time', { before: EMPTY, after: EMPTY }],
  ])('in another tab that tells %s changes nothing', (_, change) => {
    const page = pageOf();
    addToComparison(page, candidate(1));
    FakeChannel.open[0]?.onmessage?.({ data: { type: 'comparison', ...change } });
    expect(page.ids()).toEqual(['p-1']);
    addToComparison(page, candidate(2));
    expect(page.ids()).toEqual(['p-1', 'p-2']);
  });

  it('follows another tab that takes out again what was just added', async () => {
    const [one, other] = [pageOf(), pageOf()];
    one.active();
    other.active();
    addToComparison(one, candidate(1));
    addToComparison(one, candidate(2));
    await removeFromComparison(other, candidate(2).item.uid, 'page');
    expect(one.state().comparison.basket.map(({ id }) => id)).toEqual(['p-1']);
  });

  it('follows the other tabs by the cookie where a browser has no channel between them', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const [one, other] = [pageOf(), pageOf()];
    one.active();
    other.active();
    addToComparison(one, candidate(1));
    addToComparison(other, candidate(2));
    expect(one.ids()).toEqual(['p-1', 'p-2']);
    for (const number of [1, 2]) await removeFromComparison(one, candidate(number).item.uid, 'page');
    expect(other.ids()).toEqual([]);
  });

  it.each([
    ['with', false],
    ['without', true],
  ])('goes on where cookies are blocked, %s a channel between tabs', (_, isAlone) => {
    if (isAlone) vi.stubGlobal('BroadcastChannel', undefined);
    blockCookies();
    const page = pageOf();
    for (const number of [1, 2]) addToComparison(page, candidate(number));
    expect(page.ids()).toEqual(['p-1', 'p-2']);
  });

  it('shows what other pages have done when the browser brings a page back', async () => {
    const [back, next] = [pageOf(), pageOf()];
    addToComparison(back, candidate(1));
    next.active();
    const frozen = FakeChannel.hold();
    const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    addToComparison(next, candidate(2));
    comeBack();
    expect(back.ids()).toEqual(['p-1', 'p-2']);
    for (const number of [1, 2]) await removeFromComparison(next, candidate(number).item.uid, 'page');
    comeBack();
    expect(back.ids()).toEqual([]);
    frozen();
    await vi.waitFor(() => expect([back.ids(), next.ids()]).toEqual([[], []]));
  });

  it('survives a reload (row 122)', () => {
    addToComparison(pageOf(), candidate(1));
    expect(pageOf().ids()).toEqual(['p-1']);
    expect(document.cookie).toMatch(/^ce-activeComparison=/);
  });
});

describe('a comparison goes with its user', () => {
  const ofUser = (userId: string) => ({ user: { ...user, userId } });

  it('from a visitor to the one who logs in, and to nobody else', () => {
    const visitor = pageOf();
    addToComparison(visitor, candidate(1));
    expect(pageOf(ofUser('u-1')).ids()).toEqual(['p-1']);
    expect(pageOf(ofUser('u-2')).ids()).toEqual([]);
    expect(pageOf().ids()).toEqual([]);
    expect(pageOf(ofUser('u-1')).ids()).toEqual(['p-1']);
  });

  it('also on a page that stays open', () => {
    const page = pageOf(ofUser('u-1'));
    addToComparison(page, candidate(1));
    signIn(page.store, { ...user, userId: 'u-2' });
    expect(page.ids()).toEqual([]);
    signIn(page.store, { ...user, userId: 'u-1' });
    expect(page.ids()).toEqual(['p-1']);
    signOut(page.store);
    expect(page.ids()).toEqual([]);
    addToComparison(page, candidate(2));
    expect(page.ids()).toEqual(['p-2']);
  });

  it('not to a tab of another user', () => {
    const [here, there] = [pageOf(ofUser('u-1')), pageOf(ofUser('u-2'))];
    there.active();
    addToComparison(here, candidate(1));
    expect(there.ids()).toEqual([]);
  });
});
