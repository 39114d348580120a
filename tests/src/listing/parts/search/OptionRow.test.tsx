import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OptionRow } from '../../../../../src/listing/parts/search/OptionRow.tsx';

it('is picked by a press, says whether it is the active one, and takes no focus', () => {
  const onPick = vi.fn();
  const { rerender } = render(
    <OptionRow id="o-1" isActive={false} onPick={onPick}>
      Red
    </OptionRow>,
  );
  const row = screen.getByRole('option', { name: 'Red', selected: false });
  fireEvent.click(row);
  expect(onPick).toHaveBeenCalledOnce();
  expect(row.tabIndex).toBe(-1);
  rerender(
    <OptionRow id="o-1" isActive onPick={onPick}>
      Red
    </OptionRow>,
  );
  expect(screen.getByRole('option', { selected: true }).id).toBe('o-1');
});
