import { beforeEach, describe, expect, it } from 'vitest';
import { ServiceError } from '../../../../src/errors/service-error.ts';
import { settle, startListing, watchEntries } from './fake-source.ts';

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
    const ignored = [
      { key: 'c', value: 'nonsense' },
      { key: 'prod_plant', value: 'kehl' },
    ];
    await latest().answer({ total: 5, ignored });
    await settle();
    expect([location.search, entries]).toEqual(['?c=red', []]);
    expect(state()).toMatchObject({ query: { filters: { c: ['red'] } }, answer: { ignored, total: 5 } });
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
