import { beforeEach, describe, expect, it } from 'vitest';
import { ServiceError, type ServiceErrorKind } from '../../../../../src/errors/service-error.ts';
import { answered, hits, settle, startListing } from '../fake-source.ts';

beforeEach(() => history.replaceState(null, '', '/products'));
const offline = () => new ServiceError({ kind: 'offline' });
const http = (status: number) => new ServiceError({ kind: 'http', status });

const kinds: readonly (readonly [string, ServiceError])[] = [
  ...(['offline', 'timeout', 'malformed'] as const).map(
    (kind: ServiceErrorKind) => [kind, new ServiceError({ kind })] as const,
  ),
  ...[400, 401, 403, 404, 429, 500, 503].map((status) => [`${status}`, http(status)] as const),
];

describe.each(kinds)('a failure: %s', (_, error) => {
  it('of an answer leaves hits, filters and address, and a retry works', async () => {
    const { latest, listing, state } = await answered({}, { viewer: 'u-1' });
    listing.search('red');
    await latest().fail(error);
    expect(state()).toMatchObject({
      failure: { error, of: 'answer' },
      loading: undefined,
      answer: { total: 60 },
      query: { term: 'red' },
    });
    expect(location.search).toBe('?q=red');
    listing.retry();
    // The message stays until there is an answer, and with it the focus.
    expect(state()).toMatchObject({ failure: { error }, loading: 'answer' });
    await latest().answer({ total: 2, hits: hits(2) });
    expect(state().failure).toBeUndefined();
    expect(state().answer?.total).toBe(2);
  });

  it('of load more leaves the hits, and a retry loads that part', async () => {
    const { latest, listing, state } = await answered();
    listing.loadMore();
    await latest().fail(error);
    expect(state()).toMatchObject({ failure: { error, of: 'more' }, loading: undefined });
    expect(state().answer?.hits).toHaveLength(24);
    listing.retry();
    expect(latest().range).toEqual({ from: 24 });
    await latest().answer({ total: 60, hits: hits(24, 25) });
    expect(state()).toMatchObject({ failure: undefined, firstNew: 24 });
  });

  it('of the first answer leaves nothing but a way to try again', async () => {
    const { latest, listing, state } = startListing();
    await settle();
    await latest().fail(error);
    expect(state()).toMatchObject({ answer: undefined, failure: { of: 'answer' } });
    listing.retry();
    await latest().answer({ total: 1, hits: hits(1) });
    expect(state().answer?.total).toBe(1);
  });

  it('of the values that there are leaves those of the answer', async () => {
    history.replaceState(null, '', '/products?c=red');
    const { asked, state } = startListing();
    await settle();
    await asked[0]?.fail(error);
    await asked[1]?.answer({ total: 1, hits: hits(1) });
    expect(state().facets.map(({ key }) => key)).toEqual(['c', 'min_date']);
  });
});

describe('out of reach', () => {
  it('tries again by itself when the browser is back online (complaint "failure looks like no results")', async () => {
    const { asked, latest, listing, state } = await answered();
    listing.search('red');
    await latest().fail(offline());
    const before = asked.length;
    dispatchEvent(new Event('online'));
    expect(asked).toHaveLength(before + 1);
    await latest().answer({ total: 4 });
    expect(state()).toMatchObject({ failure: undefined, answer: { total: 4 } });
  });

  it('does not once something else was asked for', async () => {
    const { asked, latest, listing } = await answered();
    listing.search('red');
    await latest().fail(offline());
    listing.search('blue');
    const before = asked.length;
    dispatchEvent(new Event('online'));
    expect(asked).toHaveLength(before);
  });
});

describe('a session that is over', () => {
  it('asks for the login, and keeps the address', async () => {
    const { latest, listing, source } = await answered({}, { viewer: 'u-1' });
    listing.toggle('c', 'red');
    await latest().fail(http(401));
    expect(source.onSessionOver).toHaveBeenCalledOnce();
    expect(location.search).toBe('?c=red');
  });

  it('is not what visitors have: for saved sheets they are asked without a call', async () => {
    history.replaceState(null, '', '/sheets?tab=mysheets&c=red');
    const { asked, source, state } = startListing({ mode: 'sheets' });
    await settle();
    expect(asked.filter(({ list }) => list !== 'search')).toEqual([]);
    expect(state().failure?.error.isSessionOver).toBe(true);
    expect(source.onSessionOver).not.toHaveBeenCalled();
  });
});
