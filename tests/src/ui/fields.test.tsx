import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { CustomSelection } from '../../../src/lib/select-option.ts';
import { Checkbox } from '../../../src/ui/field/Checkbox.tsx';
import { Field } from '../../../src/ui/field/Field.tsx';
import { FieldGroup } from '../../../src/ui/field/FieldGroup.tsx';
import { PasswordInput } from '../../../src/ui/field/PasswordInput.tsx';
import { RadioGroup } from '../../../src/ui/field/RadioGroup.tsx';
import { Select } from '../../../src/ui/field/Select.tsx';
import { SelectOther } from '../../../src/ui/field/SelectOther.tsx';
import { Textarea } from '../../../src/ui/field/Textarea.tsx';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

test('a field ties label, star, hint and error to its control (row 62)', () => {
  render(
    <Field label="Email" required hint="Your address at work" error="This field is required">
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText(/^Email/);
  expect(screen.getByText(/^Email/).textContent).toBe('Email\u00a0*');
  expect(screen.getByRole('textbox', { name: 'Email' })).toBe(input);
  expect(described(input)).toBe('This field is required | Your address at work');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

test('a field without star, hint and error claims nothing', () => {
  render(
    <Field label="Message">
      <Textarea />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Message' });
  expect(['aria-describedby', 'aria-invalid', 'aria-required'].some((name) => input.hasAttribute(name))).toBe(
    false,
  );
});

test('a group is named by its label and described by its error', () => {
  render(
    <FieldGroup label="Industries" error="Choose one at least">
      <Checkbox label="Coatings" />
    </FieldGroup>,
  );
  expect(described(screen.getByRole('group', { name: 'Industries' }))).toBe('Choose one at least');
  expect(screen.getByRole('checkbox', { name: 'Coatings' })).toBeDefined();
});

test('the toggle shows the password, keeps the caret, and tells its state', async () => {
  const user = userEvent.setup();
  render(
    <Field label="Secret">
      <PasswordInput defaultValue="pigment57" />
    </Field>,
  );
  const input = screen.getByLabelText('Secret') as HTMLInputElement;
  const toggle = screen.getByRole('button', { name: 'Show password' });
  input.focus();
  input.setSelectionRange(2, 4);
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  await user.click(toggle);
  expect(input.type).toBe('text');
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
  expect(document.activeElement).toBe(input);
});

test('submitting hides a shown password', async () => {
  const user = userEvent.setup();
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordInput aria-label="Secret" />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect((screen.getByLabelText('Secret') as HTMLInputElement).type).toBe('password');
});

test('a checkbox has its own hint and error', () => {
  render(<Checkbox label="I agree" required hint="You may take it back" error="Please agree" />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(described(box)).toBe('Please agree | You may take it back');
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

const options = [
  { value: 'z', title: 'Zinc' },
  { value: 'other', title: 'Another' },
  { value: 'a', title: 'Alumina' },
  { value: 'ae', title: '\u00c4gyptisch Blau' },
];

test('a select lists by title, other last (row 66)', () => {
  render(
    <Field label="Pigment">
      <Select options={options} />
    </Field>,
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Please select',
    '\u00c4gyptisch Blau',
    'Alumina',
    'Zinc',
    'Another',
  ]);
});

test('a required select does not offer the empty choice again', () => {
  const { rerender } = render(
    <Field label="Pigment" required>
      <Select options={options} unsorted />
    </Field>,
  );
  const empty = () => screen.getByRole('option', { name: 'Please select' }) as HTMLOptionElement;
  expect(empty().disabled).toBe(true);
  rerender(
    <Field label="Pigment">
      <Select options={options} unsorted />
    </Field>,
  );
  expect(empty().disabled).toBe(false);
  expect(screen.getAllByRole('option')[1]?.textContent).toBe('Zinc');
});

function Topic({ onChange }: { onChange: (value: CustomSelection) => void }) {
  const [value, setValue] = useState<CustomSelection>({ value: '' });
  return (
    <Field label="Topic">
      <SelectOther
        options={options.slice(2)}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </Field>
  );
}

test('“other” asks for a text and gives both (row 67)', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Topic onChange={onChange} />);
  const select = screen.getByRole('combobox', { name: 'Topic' });
  await user.selectOptions(select, 'Alumina');
  expect(onChange).toHaveBeenLastCalledWith({ value: 'a' });
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.selectOptions(select, 'Other');
  expect(onChange).toHaveBeenLastCalledWith({ value: 'other', customInput: '' });
  await user.type(screen.getByRole('textbox', { name: 'Please specify' }), 'Ink');
  expect(onChange).toHaveBeenLastCalledWith({ value: 'other', customInput: 'Ink' });
  await user.selectOptions(select, 'Alumina');
  expect(onChange).toHaveBeenLastCalledWith({ value: 'a' });
});

test('a radio group tells what is chosen, and when the focus leaves it', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const onBlur = vi.fn();
  render(
    <RadioGroup
      label="Interval"
      required
      error="Choose one"
      value=""
      onChange={onChange}
      onBlur={onBlur}
      options={[
        { value: 'daily', title: 'Daily' },
        { value: 'weekly', title: 'Weekly', hint: 'On Mondays' },
      ]}
    />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Interval' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(described(screen.getByRole('radio', { name: 'Weekly' }))).toBe('On Mondays');
  await user.click(screen.getByRole('radio', { name: 'Daily' }));
  expect(onChange).toHaveBeenCalledWith('daily');
  expect(onBlur).not.toHaveBeenCalled();
  await user.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
});
