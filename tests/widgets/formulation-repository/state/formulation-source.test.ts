import { expect, it } from 'vitest';
import { createBus } from '../../../../src/events/bus.ts';
import { readPayload } from '../../../../src/payload/read-payload.ts';
import { readsOf } from '../../../../src/store/reads/reads.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { formulationSource } from '../../../../widgets/formulation-repository/state/formulation-source.ts';
import { keptKey } from '../../../../widgets/formulation-repository/state/kept-formulations.ts';
import { fakeServices, services } from '../../../support/services/fake-services.ts';

const CALL = 'POST /api/v1/formulation/search';
const hit = { id: 'f-1', title: 'Enamel', isFavorite: true };

function open(texts = {}) {
  const sent = fakeServices({
    [CALL]: { json: { total: 1, hits: [hit], ignored: [{ key: 'i', value: 'x' }] } },
  });
  const store = createPageStore(readPayload({ fields: { version: 1, services, texts } }).payload);
  const source = formulationSource({ store, bus: createBus() }, { url: true, urlPrefix: '' });
  return { sent, store, source };
}
const call = (filters: string) =>
  ({ list: 'search', filters: new URLSearchParams(filters), part: undefined }) as const;

it('searches by what formulations have, and gives back what they have not as ignored', async () => {
  const { sent, source } = open();
  const asked = call('type=formulations&tab=mine&i=x&ingredient=water&brand=Rubelis&q=red&sort=name');
  const { ignored, hits } = await source.search(asked, new AbortController().signal);
  expect(sent[0]?.url).toBe(
    'https://search.example/api/v1/formulation/search?tab=mine&i=x&ingredient=water&q=red&sort=name',
  );
  expect(ignored).toEqual([
    { key: 'brand', value: 'Rubelis' },
    { key: 'i', value: 'x' },
  ]);
  expect(hits).toHaveLength(1);
});

it('takes over which are saved', async () => {
  const { store, source } = open();
  await source.search(call(''), new AbortController().signal);
  expect(readsOf(store).states.getState()[keptKey(store, 'f-1')]).toEqual({ status: 'ready', value: true });
});

it('asks nothing once it was aborted', async () => {
  const { sent, source } = open();
  await expect(source.search(call(''), AbortSignal.abort())).rejects.toThrow();
  expect(sent).toEqual([]);
});

it('calls its filters by names of their own, which the page may change', async () => {
  expect(open().source.text('filter.ingredient')).toBe('Ingredient');
  expect(open().source.text('filter.i')).toBe('Industry');
  expect(open({ 'formulations.filter.c': 'Shade' }).source.text('filter.c')).toBe('Shade');
});

it('reads no manifests, document types or served answer', async () => {
  const { source, sent } = open();
  expect([await source.manifest(), await source.documentTypes(), await source.servedAnswer()]).toEqual([
    [],
    [],
    undefined,
  ]);
  expect(sent).toEqual([]);
});
