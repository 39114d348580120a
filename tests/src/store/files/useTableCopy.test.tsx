import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { TableText } from '../../../../src/lib/file/table-text.ts';
import { useTableCopy } from '../../../../src/store/files/useTableCopy.ts';
import { renderIsland } from '../../../support/render-island.tsx';

const filled: TableText = { columns: ['L*'], rows: [['40.5']] };

function Buttons({ table = filled }: { table?: TableText }) {
  const { copyTable, copyRow, saveCsv } = useTableCopy();
  return (
    <>
      <button type="button" onClick={() => copyTable(table)}>
        table
      </button>
      <button type="button" onClick={() => copyRow(table)}>
        row
      </button>
      <button type="button" onClick={() => saveCsv(table, 'p-0001')}>
        csv
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('copies are told by notices, a refusal by the sentence of row 133 and a report', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const reported = vi.fn();
  document.addEventListener('ce:error', reported, { once: true });
  const write = vi
    .fn()
    .mockResolvedValueOnce(undefined)
    .mockResolvedValueOnce(undefined)
    .mockRejectedValue(1);
  vi.stubGlobal('ClipboardItem', undefined);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: write } as unknown as Clipboard);
  const { store } = renderIsland(<Buttons />);
  await press('table');
  await press('row');
  await press('row');
  await vi.waitFor(() =>
    expect(store.getState().notices.map(({ text }) => text)).toEqual([
      'The table is copied.',
      'The row is copied.',
      'We are sorry, but your browser does not support this feature.',
    ]),
  );
  expect(reported).toHaveBeenCalledOnce();
});

test.each([
  [{ columns: ['L*'], rows: [] }, 'There is nothing to copy.'],
  [
    { columns: ['L*'], rows: [], leavesOut: true } as const,
    'Only internal data here. Choose “Internal” to copy it.',
  ],
])('of a table without rows nothing is copied or saved', async (empty, told) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  const saved = vi.spyOn(URL, 'createObjectURL');
  vi.stubGlobal('ClipboardItem', undefined);
  const { store } = renderIsland(<Buttons table={empty} />);
  for (const name of ['table', 'row', 'csv']) {
    await press(name);
    expect(store.getState().notices.at(-1)).toMatchObject({ type: 'info', text: told });
  }
  expect(write).not.toHaveBeenCalled();
  expect(saved).not.toHaveBeenCalled();
});

test('a file of comma-separated values is saved', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  renderIsland(<Buttons />);
  await press('csv');
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  const blob = saved.mock.calls[0]?.[0] as Blob;
  expect(await blob.text()).toContain('L*\r\n40.5\r\n');
});
