import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AdvancedContent } from '../../../../src/ui/content/AdvancedContent.tsx';

test('the text is sanitised, the products are a named list of links', async () => {
  render(
    <AdvancedContent
      content="<p onclick='x()'>First choice</p>"
      products={[{ key: 'p-1', href: '/product/p-1', title: 'Violet' }]}
      label="Products in this comparison"
    />,
  );
  expect((await screen.findByText('First choice')).outerHTML).toBe('<p>First choice</p>');
  expect(screen.getByRole('navigation', { name: 'Products in this comparison' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Violet' }).getAttribute('href')).toBe('/product/p-1');
});

test('without products there is no list of them', () => {
  render(<AdvancedContent content={undefined} products={[]} label="Products" />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
