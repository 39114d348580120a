import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ButtonContent, buttonClass } from '../../../../src/ui/action/button-look.tsx';
import { closeIcon } from '../../../../src/ui/icon/close.ts';

test('is secondary and of medium size by default', () => {
  expect(buttonClass({})).toBe('ce-button ce-button--secondary');
});

test('has a class for each choice, and those of its place', () => {
  expect(buttonClass({ variant: 'primary', size: 'small', wide: true }, 'place')).toBe(
    'ce-button ce-button--primary ce-button--small ce-button--wide place',
  );
});

test('shows an icon before the text only where there is one', () => {
  const { container, rerender } = render(<ButtonContent>Add</ButtonContent>);
  expect(container.querySelector('svg')).toBeNull();
  rerender(<ButtonContent icon={closeIcon}>Add</ButtonContent>);
  expect(container.querySelector('svg')?.nextSibling?.textContent).toBe('Add');
});
