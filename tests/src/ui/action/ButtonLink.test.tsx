import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ButtonLink } from '../../../../src/ui/action/ButtonLink.tsx';

test('is a link for everyone, and leads nowhere that runs code', () => {
  const { rerender } = render(<ButtonLink href="/sheets">Sheets</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Sheets' }).getAttribute('href')).toBe('/sheets');
  rerender(<ButtonLink href="data:text/html,x">Sheets</ButtonLink>);
  expect(screen.getByText('Sheets').closest('a')?.hasAttribute('href')).toBe(false);
});
