import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { TableActions } from '../../../../src/outcome/files/TableActions.tsx';
import { renderIsland } from '../../../support/render-island.tsx';

const table = { columns: ['L*', 'Oil, g'], rows: [['40.5', '38–44']] };
let saved: Blob[] = [];

beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:csv';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});

/** A page begins. */
function show(functional = true) {
  sessionStorage.clear();
  const { store, unmount } = renderIsland(
    <TableActions
      {...{ copyText: 'Copy', csvText: 'CSV', csvLabel: 'CSV: save' }}
      table={() => table}
      name={['Red']}
    />,
  );
  store.setState({ consent: { mandatory: true, functional, marketing: false } });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const csv = async () => {
    const before = saved.length;
    await press('CSV: save');
    await vi.waitFor(() => expect(saved.length).toBeGreaterThan(before));
    return (await saved.at(-1)?.text())?.replace('\uFEFF', '').split('\r\n').slice(0, 2);
  };
  const choose = async (group: string, name: string) =>
    userEvent.click(within(await screen.findByRole('group', { name: group })).getByRole('button', { name }));
  return { csv, press, choose, unmount };
}

it('saves for the spreadsheets of the browser’s country, a range as two cells', async () => {
  const { csv } = show();
  expect(await csv()).toEqual(['L*,"Oil, g, min","Oil, g, max"', '40.5,38,44']);
  vi.spyOn(Number.prototype, 'toLocaleString').mockReturnValue('1,5');
  expect(await csv()).toEqual(['L*;Oil, g, min;Oil, g, max', '40,5;38;44']);
});

it.each([
  [true, '40,5\t38\t44'],
  [false, '40.5,38,44'],
])('saves in the format chosen, on later visits with functional consent: %s', async (functional, later) => {
  const { csv, press, choose, unmount } = show(functional);
  await press('Format of CSV files');
  await choose('Separator', 'Tab');
  await choose('Decimal sign', 'Comma');
  await press('Done');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await csv())?.[1]).toBe('40,5\t38\t44');
  vi.stubGlobal('ClipboardItem', undefined);
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Copy');
  expect(written).toHaveBeenCalledWith('L*\tOil, g\n40,5\t38–44');
  unmount();
  expect((await show(functional).csv())?.[1]).toBe(later);
});
