import { describe, expect, it, vi } from 'vitest';
import { COMPARISON_COOKIE, formatStored } from '../../../../src/domain/comparison/stored-comparison.ts';
import { writeCookie } from '../../../../src/lib/cookies.ts';
import { addToComparison, chooseIndustry } from '../../../../src/store/comparison/add-to-comparison.ts';
import { removeFromComparison } from '../../../../src/store/comparison/edit-comparison.ts';
import { FakeChannel } from '../../../support/fake-channel.ts';
import { withFreshPage } from '../../../support/fresh-page.ts';
import { candidate, pageOf } from './page-of.ts';

withFreshPage();

describe('adding', () => {
  it('takes the only industry of a first product, and says what is in the comparison', () => {
    const page = pageOf();
    const heard: unknown[] = [];
    page.bus.on('comparison:changed', ({ industry, uids }) => heard.push([industry, uids]));
    expect(addToComparison(page, candidate(1))).toBeUndefined();
    expect(heard.at(-1)).toEqual(['coatings', ['pigments::p-1']]);
  });

  it('asks for an industry where a first product has several (row 118)', () => {
    const page = pageOf();
    const opened: string[] = [];
    page.bus.on('overlay:open', ({ name }) => opened.push(name));
    addToComparison(page, candidate(1, ['coatings', 'plastics']));
    expect([opened, page.ids(), page.state().pending?.item.id]).toEqual([['industry-choice'], [], 'p-1']);
    chooseIndustry(page, 'plastics');
    expect([page.ids(), page.state().comparison.industry, page.state().pending]).toEqual([
      ['p-1'],
      'plastics',
      null,
    ]);
  });

  it('adds nothing where no industry is chosen', () => {
    const page = pageOf();
    addToComparison(page, candidate(1, ['coatings', 'plastics']));
    chooseIndustry(page, null);
    expect([page.ids(), page.state().pending]).toEqual([[], null]);
  });

  it('does not ask on a page of one industry', () => {
    const page = pageOf();
    addToComparison(page, candidate(1, ['coatings', 'plastics']), 'plastics');
    expect(page.state().comparison.industry).toBe('plastics');
  });

  it('says why it refuses', () => {
    const page = pageOf();
    for (const number of [1, 2, 3]) addToComparison(page, candidate(number));
    expect(addToComparison(page, candidate(1))).toBe('listed');
    expect(addToComparison(page, candidate(9, ['plastics']))).toBe('industry');
    addToComparison(page, candidate(4));
    expect(addToComparison(page, candidate(5))).toBe('limit');
  });

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

  it('at the same moment as another tab, which does not know of it yet, loses nothing', async () => {
    const page = pageOf();
    const before = formatStored(page.active().latest());
    addToComparison(page, candidate(1));
    const { comparison } = page.active().latest();
    const stored = formatStored({
      comparison: { ...comparison, basket: [candidate(2).item] },
      isUnsent: false,
    });
    FakeChannel.open[0]?.onmessage?.({ data: { type: 'comparison', before, stored } });
    await vi.waitFor(() => expect(page.ids().toSorted()).toEqual(['p-1', 'p-2']), 10_000);
    expect(pageOf().ids()).toEqual(page.ids());
  });

  it('told late of a change that it has built upon already, loses nothing', () => {
    const [other, page] = [pageOf(), pageOf()];
    addToComparison(other, candidate(1));
    const told = page.active();
    const before = formatStored(told.latest());
    const { comparison } = told.latest();
    const stored = formatStored({
      comparison: { ...comparison, basket: [...comparison.basket, candidate(2).item] },
      isUnsent: false,
    });
    // The other tab has written; its message is still on its way when this one adds.
    writeCookie(COMPARISON_COOKIE, stored);
    addToComparison(page, candidate(3));
    FakeChannel.open.at(-1)?.onmessage?.({ data: { type: 'comparison', before, stored } });
    expect(page.state().comparison.basket.map(({ id }) => id)).toEqual(['p-1', 'p-2', 'p-3']);
  });

  it('follows another tab that takes out again what was just added', async () => {
    const [one, other] = [pageOf(), pageOf()];
    one.active();
    other.active();
    addToComparison(one, candidate(1));
    addToComparison(one, candidate(2));
    await removeFromComparison(other, candidate(2).item.uid);
    expect(one.state().comparison.basket.map(({ id }) => id)).toEqual(['p-1']);
  });

  it('survives a reload (row 122)', () => {
    addToComparison(pageOf(), candidate(1));
    expect(pageOf().ids()).toEqual(['p-1']);
    expect(document.cookie).toMatch(/^ce-activeComparison=/);
  });
});
