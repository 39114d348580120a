import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RichText } from '../../../../src/ui/content/RichText.tsx';

const native = Element.prototype.setHTML;
afterEach(() => {
  Element.prototype.setHTML = native;
  vi.doUnmock('../../../../src/lib/html/purify-html.ts');
});

test('shows the text, without what a text may not have', async () => {
  const { container } = render(
    <RichText html="<h2>Data</h2><p onclick='x()'>We keep <em>little</em>.</p>" />,
  );
  expect((await screen.findByRole('heading', { level: 2, name: 'Data' })).textContent).toBe('Data');
  expect(container.querySelector('p')?.outerHTML).toBe('<p>We keep <em>little</em>.</p>');
});

test('shows the new text in place of the old one', async () => {
  const { rerender } = render(<RichText html="<p>One</p>" />);
  await screen.findByText('One');
  rerender(<RichText html="<p>Two</p>" />);
  await screen.findByText('Two');
  expect(screen.queryByText('One')).toBeNull();
});

test('says that it is busy until the text is there', async () => {
  const { container } = render(<RichText html="<p>One</p>" className="policy" />);
  const place = container.querySelector('.ce-rich-text.policy');
  expect(place?.getAttribute('aria-busy')).toBe('true');
  expect(container.querySelector('[aria-hidden]')).not.toBeNull();
  await vi.waitFor(() => expect(place?.getAttribute('aria-busy')).toBe('false'));
  expect(container.querySelector('[aria-hidden]')).toBeNull();
});

test('shows the words alone where the sanitiser does not arrive', async () => {
  Element.prototype.setHTML = undefined;
  vi.doMock('../../../../src/lib/html/purify-html.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(<RichText html="<p>We keep <b>little</b>.</p><script>x()</script>" />);
  await screen.findByText('We keep little.');
  expect(container.querySelector('b, script')).toBeNull();
  expect(report).toHaveBeenCalledOnce();
});
