import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSheetsCount } from '../../../../src/store/listing/useSheetsCount.ts';
import { renderIsland } from '../../../support/render-island.tsx';

type Recount = (tab: string, signal: AbortSignal) => Promise<void>;

function Counting({ recount }: { recount: Recount }) {
  useSheetsCount({ recount });
  return null;
}

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
