import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useBestMatch } from '../../../../src/ui/listbox/useBestMatch.ts';

const options = [{ key: 'red' }, { key: 'blue' }];

function Field({ isFresh, onPick }: { isFresh: boolean; onPick: (option: { key: string }) => void }) {
  const { inputProps, activeIndex } = useBestMatch({ options, isFresh, onPick });
  return (
    <>
      <input {...inputProps} aria-label="Colour" />
      <output>{options[activeIndex]?.key}</output>
    </>
  );
}

it('takes the first option by Enter, or the one that an arrow key has chosen', () => {
  const onPick = vi.fn();
  render(<Field isFresh onPick={onPick} />);
  const field = screen.getByRole('combobox', { name: 'Colour' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onPick).toHaveBeenLastCalledWith(options[0]);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(screen.getByRole('status').textContent).toBe('blue');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onPick).toHaveBeenLastCalledWith(options[1]);
});

it('takes nothing by Enter while the options belong to what was typed before', () => {
  const onPick = vi.fn();
  render(<Field isFresh={false} onPick={onPick} />);
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Colour' }), { key: 'Enter' });
  expect(onPick).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('');
});
