import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addToComparison, openBasket, putChange } from '../../../src/comparison/state/change-comparison.ts';
import { comparisonOf } from '../../../src/comparison/state/comparison-of.ts';
import { loadKeeping } from '../../../src/comparison/state/edit-comparison.ts';
import { saveAgain } from '../../../src/comparison/state/save-again.ts';
import { useWindowedItems } from '../../../src/listing/parts/items/useWindowedItems.ts';
import { mountIsland } from '../../../src/mount/island/mount-island.tsx';
import { openRegistry } from '../../../src/mount/open-registry.ts';
import { pageOfIslands } from '../../../src/mount/page.ts';
import { TableActions } from '../../../src/outcome/files/TableActions.tsx';
import { markLogin } from '../../../src/store/session/login-mark.ts';
import { Tooltip } from '../../../src/ui/popover/Tooltip.tsx';
import { FakeChannel } from '../../support/fake-channel.ts';
import { addHtml, writePayload } from '../../support/fresh-page.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { fakeServices } from '../../support/services/fake-services.ts';
import { standIn } from '../../support/stand-in.ts';
import { greeting } from '../../support/test-islands.tsx';
import { renderBasket } from '../../widgets/basket-bar/open-basket.tsx';
import { answersWith, product } from '../comparison/parts/fake-products.ts';
import { haveOwn, open, table } from '../comparison/parts/open-page.tsx';
import { candidate, pageOf } from '../comparison/state/page-of.ts';

// Code that is loaded on demand and that no part of the interface stands for: what happens without it.

const uncaught = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  uncaught.mockReset();
  vi.stubGlobal('reportError', uncaught);
});
afterEach(() => {
  expect(uncaught).not.toHaveBeenCalled();
  for (const path of MISSING) vi.doUnmock(path);
  MISSING.clear();
});

/** Files that are missing in a test. */
const MISSING = new Set<string>();

/** Makes a file missing. @returns brings it back */
function miss(path: string): () => void {
  MISSING.add(path);
  vi.doMock(path, () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  return () => {
    MISSING.delete(path);
    vi.doUnmock(path);
  };
}

const reported = (times = 1) => waitFor(() => expect(console.error).toHaveBeenCalledTimes(times));

describe('a comparison', () => {
  const saved = { id: '1', title: 'Reds', industry: 'coatings', basket: [], kind: 'own' } as const;

  test('whose changes cannot be sent says so', async () => {
    miss('../../../src/comparison/state/send-changes.ts');
    const page = pageOf();
    page.active().put(saved);
    putChange(page, { ...saved, title: 'Blues' });
    await vi.waitFor(() => expect(page.state().sync).toBe('offline'));
    const again = saveAgain(page);
    // In between, so that a second failure is announced, too.
    expect(page.state().sync).toBe('saving');
    await again;
    expect(page.state()).toMatchObject({ sync: 'offline', isUnsent: true });
  });

  test('that cannot be kept says so', async () => {
    miss('../../../src/comparison/state/keep-comparison.ts');
    const page = pageOf();
    expect(await loadKeeping(page)).toBeUndefined();
    expect(page.notices()).toHaveLength(1);
  });

  test('that two tabs have changed at once is combined with the connection', async () => {
    const comesBack = miss('../../../src/comparison/rules/merge/combine-changes.ts');
    const tabs = [pageOf(), pageOf()];
    for (const tab of tabs) tab.active();
    const release = FakeChannel.hold();
    tabs.forEach((tab, index) => {
      addToComparison(tab, candidate(index + 1));
    });
    release();
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    comesBack();
    await vi.waitFor(() => {
      dispatchEvent(new Event('online'));
      for (const tab of tabs) expect(tab.ids().toSorted()).toEqual(['p-1', 'p-2']);
    });
  });

  test('keeps products that do not exist any more, and says that they are missing', async () => {
    miss('../../../src/comparison/state/drop-missing.ts');
    fakeServices(answersWith([product(1), product(2)]));
    haveOwn([1, 2, 9]);
    const { store, bus } = open();
    await table();
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(
        expect.objectContaining({ message: expect.stringContaining('mocking a module') }),
      ),
    );
    expect(screen.getByText(/Pigment 9/)).toBeDefined();
    expect(comparisonOf(store, bus).latest().comparison.basket).toHaveLength(3);
  });
});

describe('the basket', () => {
  test('says that it is missing, until it comes or is given up', async () => {
    const comesBack = miss('../../../src/comparison/parts/panel/AboveBar.tsx');
    haveOwn([1, 2]);
    const { state, ...page } = renderBasket();
    await reported();
    expect(standIn()).toBeUndefined();
    act(() => openBasket(page, true));
    await waitFor(() => expect(standIn()?.reason).toMatch(/could not be loaded/));
    act(() => standIn()?.press('Close'));
    expect([standIn(), state().isBasketOpen]).toEqual([undefined, false]);
    act(() => openBasket(page, true));
    await waitFor(() => expect(standIn()?.reason).toMatch(/could not be loaded/));
    comesBack();
    act(() => standIn()?.press('Try again'));
    await waitFor(() => expect(standIn()).toBeUndefined());
    await screen.findByRole('list');
    expect(state().isBasketOpen).toBe(true);
  });

  test('says that it is loading, if that takes a moment', async () => {
    vi.useFakeTimers();
    const path = '../../../src/comparison/parts/panel/AboveBar.tsx';
    MISSING.add(path);
    vi.doMock(path, () => new Promise(() => {}));
    haveOwn([1, 2]);
    const page = renderBasket();
    act(() => openBasket(page, true));
    await act(() => vi.advanceTimersByTimeAsync(200));
    vi.useRealTimers();
    expect(standIn()?.dialog.getAttribute('aria-label')).toBe('One moment, please');
  });
});

test('a tooltip is the browser’s own until its code comes', async () => {
  const comesBack = miss('../../../src/ui/popover/show-tooltip.ts');
  renderIsland(
    <Tooltip text="Comparison">
      {(id) => (
        <button type="button" aria-describedby={id}>
          C
        </button>
      )}
    </Tooltip>,
  );
  const trigger = screen.getByRole('button', { name: 'C' });
  const hover = () => fireEvent.pointerEnter(trigger.parentElement as HTMLElement, { pointerType: 'mouse' });
  hover();
  await waitFor(() => expect(trigger.title).toBe('Comparison'));
  comesBack();
  hover();
  await waitFor(() =>
    expect(screen.getByRole('tooltip', { hidden: true }).hasAttribute('data-open')).toBe(true),
  );
  expect(trigger.title).toBe('');
});

test('a long list is shown whole', async () => {
  miss('../../../src/listing/parts/items/WindowedItems.tsx');
  const { result } = renderHook(() => useWindowedItems(true, createRef(), {} as never));
  await reported();
  expect(result.current).toBeUndefined();
});

test('a light island fails alone, and its fallback stays', async () => {
  miss('../../../src/mount/isolation/light-css.ts');
  writePayload({ version: 1 });
  openRegistry();
  const element = addHtml('<div>Served</div>');
  const { ready } = mountIsland(element, { ...greeting, isolation: 'light' });
  await expect(ready).rejects.toThrow();
  expect([element.dataset.ceStatus, element.textContent]).toEqual(['failed', 'Served']);
});

test('a login that has not reached the page is not reported, and the page goes on', async () => {
  miss('../../../src/store/notices/report-lost-login.ts');
  markLogin();
  writePayload({ version: 1 });
  openRegistry();
  expect(pageOfIslands().store.getState().user).toBeNull();
  await reported();
});

test('a CSV file that cannot be written says so, and is saved by another try', async () => {
  const comesBack = miss('../../../src/store/files/save-csv.ts');
  const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const table = { columns: ['L*'], rows: [['40.5']] };
  const { store } = renderIsland(
    <TableActions copyText="Copy" csvText="CSV" csvLabel="CSV: save" table={() => table} name={['Red']} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'CSV: save' }));
  const notice = () => store.getState().notices.at(-1);
  await vi.waitFor(() => expect(notice()?.text).toMatch(/^The file could not be saved\. \S/));
  comesBack();
  notice()?.action?.run();
  await vi.waitFor(() => expect(file).toHaveBeenCalled());
});

test('a session is not checked where that code is missing, and once it has come', async () => {
  const comesBack = miss('../../../src/store/session/session-end.ts');
  const sent = fakeServices({ 'GET /api/v1/user/me': { json: {} } });
  writePayload({
    version: 1,
    user: { userId: 'u-1', email: 'a@example.com', token: 'a' },
    services: { user: 'https://user.example' },
  });
  openRegistry();
  const { store } = pageOfIslands();
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((done) => setTimeout(done));
  expect([store.getState().user, sent]).toEqual([expect.anything(), []]);
  comesBack();
  await waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent.length).toBeGreaterThan(0);
  });
});
