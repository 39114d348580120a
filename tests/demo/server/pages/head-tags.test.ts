import { expect, it } from 'vitest';
import { renderLoader } from '../../../../demo/server/pages/loader-script.ts';

const core = { src: '/ce/core.js', integrity: 'sha384-abc' };
const loader = {
  src: '/ce/ce-widgets.js',
  cookieDialog: { src: '/ce/cookie-modal.js' },
  first: { 'search-listing': [{ src: '/ce/react.js' }, core], 'product-detail': [core] },
};

/** Addresses of what the page preloads. */
function preloads(use: Parameters<typeof renderLoader>[1]): string[] {
  const html = renderLoader(loader, use).toString();
  expect(html).toContain('<script src="/ce/ce-widgets.js" defer></script>');
  return Array.from(html.matchAll(/rel="modulepreload" href="(.*?)"/g), ([, address = '']) => address);
}

it('preloads what the page’s main island fetches first', () => {
  expect(preloads({ asksForConsent: false, island: 'search-listing' })).toEqual([
    '/ce/react.js',
    '/ce/core.js',
  ]);
  expect(preloads({ asksForConsent: false, island: 'product-detail' })).toEqual(['/ce/core.js']);
  expect(preloads({ asksForConsent: false })).toEqual([]);
  const html = renderLoader(loader, { asksForConsent: false, island: 'product-detail' });
  expect(html.toString()).toContain('<link rel="modulepreload" href="/ce/core.js" integrity="sha384-abc">');
});

it('leaves the line to the cookie dialog where the page shows it', () => {
  expect(preloads({ asksForConsent: true, island: 'search-listing' })).toEqual(['/ce/cookie-modal.js']);
});
