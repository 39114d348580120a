import { beforeEach, expect, it, vi } from 'vitest';
import { ServiceError } from '../../../../../src/errors/service-error.ts';
import { answered, watchEntries } from '../fake-source.ts';

beforeEach(() => history.replaceState(null, '', '/products'));

it('asks again for a term that has failed when it is submitted once more', async () => {
  const { asked, latest, listing } = await answered();
  listing.search('red');
  await latest().fail(new ServiceError({ kind: 'http', status: 500 }));
  const [calls, entries] = [asked.length, watchEntries()];
  listing.search('red');
  expect(asked).toHaveLength(calls + 1);
  expect(latest().filters).toBe('type=pigments&q=red');
  expect(entries).toEqual([]);
});

it('asks for nothing where the submitted term is the one that is shown', async () => {
  const { asked, latest, listing } = await answered();
  listing.search('red');
  await latest().answer({ total: 1 });
  const calls = asked.length;
  listing.search(' red ');
  expect(asked).toHaveLength(calls);
});

it('reports a typed term that is submitted before its answer only once', async () => {
  const { latest, listing, source } = await answered();
  listing.search('red', 'typing');
  listing.search('red');
  expect(source.onTerm).not.toHaveBeenCalled();
  await latest().answer({ total: 1 });
  expect(vi.mocked(source.onTerm).mock.calls).toEqual([['red']]);
});
