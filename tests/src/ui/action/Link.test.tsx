import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link } from '../../../../src/ui/action/Link.tsx';

test('a link of its own tab says so and gives the page no opener', () => {
  render(
    <Link href="https://a.example" target="_blank" rel="nofollow">
      Data sheet
    </Link>,
  );
  const link = screen.getByRole('link', { name: /Data sheet.*opens in a new tab/ });
  expect(link.getAttribute('rel')).toBe('noopener nofollow');
});

test('a link of this tab says nothing', () => {
  render(<Link href="/a">Data sheet</Link>);
  expect(screen.getByRole('link', { name: 'Data sheet' }).getAttribute('rel')).toBeNull();
});

test('an address that would run code is left out', () => {
  render(<Link href={['javascript', 'alert(1)'].join(':')}>Data sheet</Link>);
  expect(screen.getByText('Data sheet').hasAttribute('href')).toBe(false);
});
