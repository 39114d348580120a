import { describe, expect, it, vi } from 'vitest';
import { deleteCookies } from '../../../src/lib/delete-cookies.ts';
import { replaceCookies, withFreshPage } from '../../support/fresh-page.ts';

withFreshPage();

/** What is written while the page holds these cookies. */
function writesOf(cookies: string, patterns: string[]): string[] {
  const writes: string[] = [];
  replaceCookies({ get: () => cookies, set: (cookie) => void writes.push(cookie) });
  deleteCookies(patterns);
  return writes;
}

describe('deleteCookies', () => {
  it('deletes by name and by beginning, and nothing else', () => {
    const writes = writesOf('ads=1; ads2=1; _pk_id.1=a=b; _pk_ses.1=1; x_pk_=1', ['ads', '_pk_*']);
    expect(new Set(writes.map((cookie) => cookie.split('=')[0]))).toEqual(
      new Set(['ads', '_pk_id.1', '_pk_ses.1']),
    );
  });

  it('tries every domain and path that the cookie may have been set on', () => {
    vi.stubGlobal('location', { hostname: 'www.example.com', pathname: '/shop/list' });
    expect(writesOf('ads=1', ['ads'])).toEqual(
      ['', ';domain=www.example.com', ';domain=example.com', ';domain=com'].flatMap((domain) =>
        ['/', '/shop', '/shop/list'].map((path) => `ads=;max-age=0;path=${path}${domain}`),
      ),
    );
  });
});
