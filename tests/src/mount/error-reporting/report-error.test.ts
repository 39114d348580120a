import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Registry } from '../../../../src/mount/registry.ts';

/** Envelopes that were sent: address, and the items' payloads. */
const sent: { url: URL; items: Record<string, never>[] }[] = [];

beforeEach(() => {
  vi.resetModules();
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const text = typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array);
    // An envelope has a head, then for each item a head and a payload, one on each line.
    const lines = text.split('\n').slice(1).filter(Boolean);
    sent.push({
      url: new URL(url),
      items: lines.filter((_, at) => at % 2 === 1).map((line) => JSON.parse(line)),
    });
    return new Response('{}');
  });
});

const dsn = 'https://key@errors.example/42';

async function report(error: unknown, island?: string, errorReporting: unknown = { dsn }) {
  const { reportError } = await import('../../../../src/mount/error-reporting/report-error.ts');
  reportError({ page: { fields: { errorReporting } } } as Pick<Registry, 'page'>, {
    error,
    ...(island ? { island } : {}),
  });
}

const event = () =>
  sent.at(0)?.items.at(0) as unknown as {
    exception: { values: { type: string; value: string; stacktrace?: { frames: object[] } }[] };
  };
const arrived = (count = 1) => vi.waitFor(() => expect(sent).toHaveLength(count));

describe('the report of an error', () => {
  it('goes to the project of the DSN, with release, island and environment', async () => {
    await report(new TypeError('It broke.'), 'contact-form', { dsn, environment: 'test' });
    await arrived();
    expect(sent[0]?.url.href).toContain('https://errors.example/api/42/envelope/?');
    expect(event()).toMatchObject({
      level: 'error',
      release: expect.stringMatching(/^ce-widgets@\d/),
      environment: 'test',
      tags: { island: 'contact-form' },
      exception: { values: [{ type: 'TypeError', value: 'It broke.' }] },
    });
    expect(event().exception.values[0]?.stacktrace?.frames.length).toBeGreaterThan(0);
  });

  it('tells the error behind it, too', async () => {
    await report(new Error('The file did not come.', { cause: new TypeError('Failed to fetch') }));
    await arrived();
    const values = event().exception.values.map(({ type, value }) => `${type}: ${value}`);
    expect(values.sort()).toEqual(['Error: The file did not come.', 'TypeError: Failed to fetch']);
  });

  it('holds no person, no token, no query, and nothing of the page’s own SDK', async () => {
    history.replaceState(null, '', '/reset-password?token=t0psecret#/privacy');
    const { getGlobalScope, getIsolationScope, getCurrentScope } = await import('@sentry/browser');
    for (const scope of [getGlobalScope(), getIsolationScope(), getCurrentScope()]) {
      scope.setUser({ email: 'ada@example.org', id: '7' });
      scope.setTag('host', 'mine');
      scope.setExtra('form', 'typed');
      scope.addBreadcrumb({ message: 'clicked' });
    }
    const error = new Error('POST https://user.example/me?token=t0psecret of ada@example.org failed');
    await report(Object.assign(error, { data: { password: 'pigment57' } }));
    await arrived();
    const text = JSON.stringify(sent[0]?.items);
    expect(text).not.toMatch(/ada@|t0psecret|pigment57|typed|clicked|mine|breadcrumbs|"user"/);
    expect(event()).toMatchObject({ request: { url: 'http://localhost:3000/reset-password' } });
    history.replaceState(null, '', '/');
  });

  it('is made once for the same error, and ten times on a page at most', async () => {
    for (let count = 0; count < 15; count++) await report(new Error(`broken ${count}`));
    await arrived(10);
    await new Promise((done) => setTimeout(done, 20));
    expect(sent).toHaveLength(10);
  });

  it.each([undefined, {}, { dsn: 5 }, { dsn: 'no address' }, 'https://key@errors.example/42'])(
    'is none with %j',
    async (errorReporting) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      await report(new Error('broken'), undefined, errorReporting ?? null);
      await new Promise((done) => setTimeout(done, 20));
      expect(sent).toEqual([]);
    },
  );

  it('fails without a further error if it cannot be sent', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    await report(new Error('broken'));
    await new Promise((done) => setTimeout(done, 20));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('leaves the page’s own errors alone', async () => {
    await report(new Error('ours'));
    await arrived();
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('theirs') }));
    await new Promise((done) => setTimeout(done, 20));
    expect(sent).toHaveLength(1);
  });
});
