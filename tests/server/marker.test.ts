import { expect, it } from 'vitest';
import { marker, opener } from '../../server/marker.ts';

const read = (attribute: string) =>
  attribute.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

it('writes the element of an island with its fallback', () => {
  expect(marker('notices')).toBe('<div data-ce-widget="notices"></div>');
  expect(marker('user-menu', {}, '<a href="/login">Log in</a>')).toBe(
    '<div data-ce-widget="user-menu"><a href="/login">Log in</a></div>',
  );
  expect(marker('main-navigation', {}, '', { element: 'nav', attributes: { class: 'top' } })).toBe(
    '<nav data-ce-widget="main-navigation" class="top"></nav>',
  );
});

it('escapes props, which cannot leave their attribute', () => {
  const title = `"'><script>alert(1)</script>\u2028`;
  const html = marker('search-listing', { title, types: ['assets'] });
  const [, props = ''] = /data-ce-props="([^"]*)"><\/div>$/.exec(html) ?? [];
  expect(JSON.parse(read(props))).toEqual({ title, types: ['assets'] });
});

it('writes a link that opens an overlay', () => {
  expect(opener('login', {}, 'Log in', '/login?a=1&b=2', { class: 'button' })).toBe(
    '<a href="/login?a=1&#38;b=2" data-ce-open="login" class="button">Log in</a>',
  );
  expect(opener('safety-sheet', { prd: '469714' }, 'Safety data sheet', '/contact')).toContain(
    'data-ce-props="{&#34;prd&#34;:&#34;469714&#34;}"',
  );
});

it('takes only the props of its island', () => {
  // @ts-expect-error: a product's page has no term
  marker('product-detail', { productId: 'p-1', term: 'red' });
  // @ts-expect-error: the id is required
  marker('product-detail', {});
  // @ts-expect-error: opens as an overlay, and has no place on a page
  marker('login', {});
  // @ts-expect-error: is no overlay
  opener('search-listing', {}, 'Products', '/products');
});
