import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KnownField } from '../../../../src/ui/field/KnownField.tsx';

test('a known value can be read and focused, and not be changed (decision C1)', () => {
  render(<KnownField id="company" label="Company" value="Paintworks" />);
  const input = screen.getByRole('textbox', { name: 'Company' }) as HTMLInputElement;
  expect([input.value, input.readOnly, input.disabled]).toEqual(['Paintworks', true, false]);
});
