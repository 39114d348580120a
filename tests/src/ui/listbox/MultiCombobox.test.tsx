import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Field } from '../../../../src/ui/field/Field.tsx';
import { MultiCombobox } from '../../../../src/ui/listbox/MultiCombobox.tsx';

const options = [
  { value: 'pl', title: 'Plastics' },
  { value: 'co', title: 'Coatings' },
  { value: 'cr', title: 'Cosmetics' },
];

function Industries({ initial = [] as string[] }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <Field label="Industries">
        <MultiCombobox options={options} value={value} onChange={setValue} />
      </Field>
      <output>{value.join()}</output>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: /Industries/ });
const chosen = () => screen.getByRole('status').textContent;

test('picks several while the list stays open, and takes a pick back', async () => {
  const user = userEvent.setup();
  render(<Industries />);
  await user.type(box(), 'plas{Enter}');
  await user.type(box(), 'coat{Enter}');
  expect(chosen()).toBe('pl,co');
  expect(screen.getByRole('option', { name: 'Plastics' }).getAttribute('aria-selected')).toBe('true');
  await user.click(screen.getByRole('option', { name: 'Plastics' }));
  expect(chosen()).toBe('co');
  expect(document.activeElement).toBe(box());
  expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true');
});

test('a tag’s button removes it and gives the focus to the field', async () => {
  const user = userEvent.setup();
  render(<Industries initial={['pl', 'co']} />);
  await user.click(screen.getByRole('button', { name: 'Remove Coatings' }));
  expect(chosen()).toBe('pl');
  expect(document.activeElement).toBe(box());
});

test('Backspace in the empty field removes the last tag', async () => {
  const user = userEvent.setup();
  render(<Industries initial={['co', 'pl']} />);
  await user.type(box(), 'x{Backspace}');
  expect(chosen()).toBe('co,pl');
  await user.keyboard('{Backspace}');
  expect(chosen()).toBe('co');
});
