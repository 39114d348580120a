import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../../../src/ui/listbox/Combobox.tsx');
  vi.resetModules();
  vi.unstubAllGlobals();
});

const options = [
  { value: 'Ger', title: 'German' },
  { value: 'Eng', title: 'English' },
];

it('is a plain select until the searchable one has come', async () => {
  const { SearchSelect } = await import('../../../../src/ui/listbox/SearchSelect.tsx');
  render(<SearchSelect options={options} value="Eng" onChange={() => {}} />);
  const plain = screen.getByRole<HTMLSelectElement>('combobox');
  expect([plain.tagName, plain.value]).toEqual(['SELECT', 'Eng']);
  await waitFor(() => expect(screen.getByRole('combobox').tagName).toBe('INPUT'));
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('English');
});

it('keeps the focus when the searchable one takes its place', async () => {
  const { SearchSelect } = await import('../../../../src/ui/listbox/SearchSelect.tsx');
  render(<SearchSelect id="language" options={options} value="Eng" onChange={() => {}} />);
  screen.getByRole('combobox').focus();
  await waitFor(() => expect(screen.getByRole('combobox').tagName).toBe('INPUT'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
});

it('stays one, and says why, where the code does not come', async () => {
  vi.doMock('../../../../src/ui/listbox/Combobox.tsx', () => Promise.reject(new Error('lost')));
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { SearchSelect } = await import('../../../../src/ui/listbox/SearchSelect.tsx');
  const onChange = vi.fn();
  render(<SearchSelect options={options} value="" onChange={onChange} />);
  await waitFor(() => expect(report).toHaveBeenCalledOnce());
  await userEvent.setup().selectOptions(await screen.findByRole('combobox'), 'German');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Ger');
});
