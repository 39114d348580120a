import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HitAnchor } from '../../../../../src/listing/parts/items/HitAnchor.tsx';
import { product } from './fake-listing.ts';

it('tells of a click and of the middle button, of no other, and leads to no script', () => {
  const onOpen = vi.fn();
  const hit = product(1);
  const link = (href: string) => (
    <HitAnchor hit={hit} index={4} href={href} view={{ onOpen }}>
      Rubelis
    </HitAnchor>
  );
  const { rerender } = render(link('#p-1'));
  const anchor = screen.getByRole('link', { name: 'Rubelis' });
  expect(anchor.getAttribute('href')).toBe('#p-1');
  fireEvent.click(anchor);
  fireEvent(anchor, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  fireEvent(anchor, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(onOpen.mock.calls).toEqual([
    [hit, 4],
    [hit, 4],
  ]);
  rerender(link('javascript:alert(1)'));
  expect(screen.getByText('Rubelis').hasAttribute('href')).toBe(false);
});
