import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../../../../src/ui/dialog/Dialog.tsx';
import { Field } from '../../../../src/ui/field/Field.tsx';
import { Combobox, type ComboboxProps } from '../../../../src/ui/listbox/Combobox.tsx';

const options = [
  { value: 'pl', title: 'Plastics' },
  { value: 'other', title: 'Other' },
  { value: 'co', title: 'Coatings' },
  { value: 'cr', title: 'Crème' },
];

function Industry({ value: initial = '', onChange, ...rest }: Partial<ComboboxProps>) {
  const [value, setValue] = useState(initial);
  return (
    <Field label="Industry" required>
      <Combobox
        {...rest}
        options={options}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </Field>
  );
}

const box = () => screen.getByRole('combobox', { name: /Industry/ }) as HTMLInputElement;
const titles = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('lists its options by title, other last, on a click', async () => {
  const user = userEvent.setup();
  render(<Industry />);
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(box());
  expect(titles()).toEqual(['Coatings', 'Crème', 'Plastics', 'Other']);
  expect(box().getAttribute('aria-expanded')).toBe('true');
});

test('searches without regard to case and accents, and picks with Enter', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Industry onChange={onChange} />);
  await user.type(box(), 'CREME');
  expect(titles()).toEqual(['Crème']);
  expect(box().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('cr');
  expect(box().value).toBe('Crème');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('arrow keys move the highlight and wrap', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Industry onChange={onChange} />);
  await user.click(box());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{Enter}');
  expect(onChange).toHaveBeenCalledWith('other');
});

test('arrow keys stay among the matches', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Industry onChange={onChange} />);
  await user.click(box());
  await user.keyboard('t{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith('other');
});

test('says so when nothing matches, and keeps the choice on leaving', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Industry value="pl" onChange={onChange} />);
  await user.clear(box());
  await user.type(box(), 'xyz');
  expect(titles()).toEqual(['No matches']);
  await user.tab();
  expect(box().value).toBe('Plastics');
  expect(onChange).not.toHaveBeenCalled();
});

test('an emptied field takes the choice back', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Industry value="pl" onChange={onChange} />);
  await user.clear(box());
  await user.tab();
  expect(onChange).toHaveBeenCalledWith('');
});

test('Escape closes the list and not the dialog around it', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(
    <Dialog title="Settings" onClose={onClose}>
      <Industry />
    </Dialog>,
  );
  await user.click(box());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Enter with a closed list is left to the form', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Industry value="pl" />
    </form>,
  );
  box().focus();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a press outside closes the list', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Industry />
      <p>Elsewhere</p>
    </>,
  );
  await user.click(box());
  await user.click(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('listbox')).toBeNull();
});
