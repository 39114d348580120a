import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { keepSearch, useSavedSearches } from '../../../../../src/listing/state/saved/saved-searches.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import { heldBack, inTurn, type Reply, refuse } from '../../../../support/services/answers.ts';
import { fakeServices, services } from '../../../../support/services/fake-services.ts';

const PATH = '/api/v1/saved-search';
const user = { userId: 'u-1', email: 'a@example.com', token: 't' };
const other = { ...user, userId: 'u-2' };
const details = { name: 'Reds', address: '/products?c=red', list: 'search', filters: 'c=red' } as const;
const saved = { id: 's-1', ...details };

/** Names of the read searches. */
function Names({ counts }: { counts: boolean }) {
  const read = useSavedSearches({ counts });
  return <p>{read.status === 'ready' ? read.value.map(({ name }) => name).join() : 'none yet'}</p>;
}

function open(answers: Record<string, Reply>, readers: ReactElement | null = null) {
  const sent = fakeServices(answers);
  const page = renderIsland(<main>{readers}</main>, { services, user });
  return { ...page, sent };
}

it('reads the searches once for all readers of a page, and once more with their counts', async () => {
  const { sent } = open(
    { [`GET ${PATH}`]: { json: [saved] } },
    <>
      <Names counts={false} />
      <Names counts={false} />
      <Names counts />
    </>,
  );
  await waitFor(() => expect(screen.getAllByText('Reds')).toHaveLength(3));
  expect(sent.map(({ query }) => query.get('counts'))).toEqual([null, 'true']);
});

it('saves a search once, whatever number of presses', async () => {
  const { answer, arrive } = heldBack();
  const { store, sent } = open({ [`POST ${PATH}`]: answer });
  const both = Promise.all([keepSearch(store, details), keepSearch(store, details)]);
  await waitFor(() => expect(sent).toHaveLength(1));
  arrive({ json: saved });
  expect((await both).map(({ id }) => id)).toEqual(['s-1', 's-1']);
  expect(sent).toHaveLength(1);
});

it('tries again with the same key, since the search may be saved; another one has another key', async () => {
  const { store, sent } = open({
    [`POST ${PATH}`]: inTurn(refuse(503), { json: saved }, { json: { ...saved, id: 's-2' } }),
  });
  await expect(keepSearch(store, details)).rejects.toMatchObject({ status: 503 });
  await keepSearch(store, details);
  await keepSearch(store, { ...details, name: 'My reds' });
  const [first, second, third] = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('saves nothing for somebody else who has signed in meanwhile', async () => {
  const { store, sent } = open({ [`POST ${PATH}`]: { json: saved } });
  const call = keepSearch(store, details);
  store.setState({ user: { ...store.getState().user, ...other } as never });
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  expect(sent).toEqual([]);
});
