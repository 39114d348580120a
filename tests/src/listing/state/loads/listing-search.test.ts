import { beforeEach, describe, expect, it } from 'vitest';
import { ServiceError } from '../../../../../src/errors/service-error.ts';
import { counts, hits, settle, startListing, watchEntries } from '../fake-source.ts';

let entries: string[] = [];
beforeEach(() => {
  history.replaceState(null, '', '/products');
  entries = watchEntries();
});
const http = (status: number) => new ServiceError({ kind: 'http', status });

describe('what the service leaves out', () => {
  it('leaves the address by replace, and is named', async () => {
    history.replaceState(null, '', '/products?c=red,nonsense&prod_plant=kehl');
    const { asked, latest, state } = startListing();
    await settle();
    await asked[0]?.answer({});
    const nonsense = { key: 'c', value: 'nonsense' };
    const ignored = [{ key: 'prod_plant', value: 'kehl' }, nonsense];
    await latest().answer({ total: 5, ignored: [nonsense] });
    await settle();
    expect([location.search, entries]).toEqual(['?c=red', []]);
    expect(state()).toMatchObject({ query: { filters: { c: ['red'] } }, answer: { ignored, total: 5 } });
  });

  it('is not asked for where the viewer may not use it, and is said like anything else left out', async () => {
    history.replaceState(null, '', '/products?no_internal=true&q=red');
    const { latest, state } = startListing();
    await settle();
    expect(latest().filters).toBe('type=pigments&q=red');
    const ignored = [{ key: 'no_internal', value: 'true' }];
    await latest().answer({ total: 5, ignored });
    expect(location.search).toBe('?q=red');
    expect(state()).toMatchObject({ chips: [], answer: { ignored, total: 5 } });
  });

  it('leaves no hits where it is all of a filter of the page, which is no filter of a visitor', async () => {
    const filters = { c: 'rde', pg: ['dyes', 'pigmets'], no_internal: 'true' };
    const { asked, latest, state } = startListing({ filters });
    await settle();
    const pg = { key: 'pg', value: 'pigmets' };
    const closed = { key: 'no_internal', value: 'true' };
    for (const each of asked.slice(0, -1)) await each.answer({});
    await latest().answer({ total: 5, hits: hits(5), ignored: [pg, closed] });
    expect(state().answer).toMatchObject({ total: 5, ignored: [closed], unknownBase: [pg] });

    history.replaceState(null, '', '/products');
    const lost = startListing({ filters: { c: 'rde' } });
    await settle();
    const c = { key: 'c', value: 'rde' };
    await lost.latest().answer({ total: 300, hits: hits(24), ignored: [c] });
    expect(lost.state().answer).toMatchObject({ total: 0, hits: [], ignored: [], unknownBase: [c] });
  });

  it('is said for an answer in the page, too', async () => {
    history.replaceState(null, '', '/products?no_internal=true');
    const answer = { total: 3, hits: hits(3), ignored: [], aggregations: counts };
    const { state } = startListing({}, { served: { query: 'no_internal=true', answer } });
    await settle();
    expect(state()).toMatchObject({
      chips: [],
      answer: { ignored: [{ key: 'no_internal', value: 'true' }] },
    });
  });

  it('is what has no meaning for another type; its titles stay where it has one', async () => {
    const types = ['pigments', 'assets', 'imageStacks'] as const;
    history.replaceState(null, '', '/products?type=assets&asset_type=tds');
    const { asked, listing, state } = startListing({ types });
    const asset_type = [{ key: 'tds', title: 'Technical data sheet', count: 3 }];
    const answerAll = async () => {
      await settle();
      for (const each of asked.splice(0)) await each.answer({ total: 3, aggregations: { asset_type } });
    };
    await answerAll();
    expect(state().chips).toMatchObject([{ key: 'asset_type', title: 'Technical data sheet' }]);
    listing.type('pigments');
    await answerAll();
    expect(state().chips).toMatchObject([{ key: 'asset_type', title: 'Technical data sheet' }]);
    expect(state().facets.map(({ key }) => key)).toEqual(['min_date']);
    listing.type('imageStacks');
    await answerAll();
    expect(state()).toMatchObject({ chips: [], answer: { ignored: [{ key: 'asset_type', value: 'tds' }] } });
    expect(location.search).toBe('?type=imageStacks');
  });

  it.each([400, 403])(
    'is asked without once more where a service refuses all of it with %d',
    async (status) => {
      history.replaceState(null, '', '/products?q=a&i=coatings&c=nonsense');
      const { asked, latest, state } = startListing();
      await settle();
      await asked[0]?.answer({});
      await latest().fail(http(status));
      expect(latest().filters).toBe('type=pigments&i=coatings&q=a');
      await latest().answer({ total: 3 });
      expect(state()).toMatchObject({ answer: { total: 3, ignored: [{ key: 'c', value: 'nonsense' }] } });
      expect(location.search).toBe('?q=a&i=coatings');
    },
  );
});
