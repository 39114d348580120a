import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSheetsCount } from '../../../../../src/listing/state/engine/useSheetsCount.ts';
import type { User } from '../../../../../src/payload/schema.ts';
import { notifyFavourite } from '../../../../../src/store/favourite-tabs.ts';
import { createPageStore } from '../../../../../src/store/store.ts';
import { FakeChannel } from '../../../../support/fake-channel.ts';
import { renderIsland } from '../../../../support/render-island.tsx';

const user = { userId: 'u-1', email: 'vera@example.com', token: 't' };

type Recount = (tab: string, signal: AbortSignal) => Promise<void>;

function Counting({ recount }: { recount: Recount }) {
  useSheetsCount({ recount });
  return null;
}

it('counts My sheets anew where one is saved in another tab of the user', () => {
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  const recount = vi.fn<Recount>(async () => {});
  const here = renderIsland(<Counting recount={recount} />, { user });
  const there = createPageStore({ version: 1, user: here.store.getState().user as User });
  notifyFavourite(there, { kind: 'formulation', id: 'f-1', value: true });
  expect(recount).not.toHaveBeenCalled();
  notifyFavourite(there, { kind: 'product', id: '401', value: null });
  expect(recount).toHaveBeenCalledOnce();
  here.unmount();
  notifyFavourite(there, { kind: 'product', id: '401', value: null });
  expect(recount).toHaveBeenCalledOnce();
});

it('counts My sheets anew with each change, and ends with the listing', () => {
  const recount = vi.fn<Recount>(async () => {});
  const { bus, unmount } = renderIsland(<Counting recount={recount} />);
  const change = () =>
    act(() => void bus.emit('favourite:changed', { prd: '401', state: 'none', documentTypes: [] }));
  change();
  change();
  const signals = recount.mock.calls.map(([, signal]) => signal);
  expect(recount.mock.calls.map(([tab]) => tab)).toEqual(['mysheets', 'mysheets']);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  unmount();
  change();
  expect(recount).toHaveBeenCalledTimes(2);
  expect(signals[1]?.aborted).toBe(true);
});
