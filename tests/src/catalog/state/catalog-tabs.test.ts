import { beforeEach, expect, test, vi } from 'vitest';
import { notifyCatalogChanged, onCatalogElsewhere } from '../../../../src/catalog/state/catalog-tabs.ts';
import { createBus } from '../../../../src/events/bus.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { FakeChannel } from '../../../support/fake-channel.ts';

const tab = () => ({ store: createPageStore({ version: 1 }), bus: createBus() });

beforeEach(() => {
  FakeChannel.open = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});

test('tells other tabs, and the own page by an event', () => {
  const [here, there] = [tab(), tab()];
  const [own, heard, changed] = [vi.fn(), vi.fn(), vi.fn()];
  onCatalogElsewhere(here.store, own);
  const stop = onCatalogElsewhere(there.store, heard);
  here.bus.on('catalog:changed', changed);
  notifyCatalogChanged(here, 'c-1', 4);
  expect(heard.mock.calls).toEqual([[{ id: 'c-1', version: 4 }]]);
  expect(own).not.toHaveBeenCalled();
  expect(changed).toHaveBeenCalledOnce();
  stop();
  notifyCatalogChanged(here, 'c-1', 5);
  expect(heard).toHaveBeenCalledOnce();
});

test('ignores what is no news of a catalogue', () => {
  const { store } = tab();
  const heard = vi.fn();
  onCatalogElsewhere(store, heard);
  const other = new FakeChannel(FakeChannel.open[0]?.name ?? '');
  for (const message of [
    { type: 'token', id: 'c-1', version: 1 },
    { type: 'catalog', id: 7, version: 1 },
    { type: 'catalog', id: 'c-1' },
  ])
    other.postMessage(message);
  expect(heard).not.toHaveBeenCalled();
});

test('catches up as the page comes back from the back/forward cache', () => {
  const { store } = tab();
  const heard = vi.fn();
  onCatalogElsewhere(store, heard);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(heard.mock.calls).toEqual([[undefined]]);
});
