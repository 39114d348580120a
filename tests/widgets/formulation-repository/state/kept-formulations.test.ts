import { expect, it, vi } from 'vitest';
import { readPayload } from '../../../../src/payload/read-payload.ts';
import { readsOf } from '../../../../src/store/reads/reads.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import {
  changeKept,
  followKept,
  keptKey,
  learnKept,
} from '../../../../widgets/formulation-repository/state/kept-formulations.ts';
import { FakeChannel } from '../../../support/fake-channel.ts';
import { type Answer, nothing } from '../../../support/services/answers.ts';
import { fakeServices, services } from '../../../support/services/fake-services.ts';

const PATH = '/api/v1/formulation/f-1/favorite';
const formulation = { id: 'f-1', isFavorite: false };

function open(answers: Record<string, Answer> = {}) {
  const sent = fakeServices({ [`PUT ${PATH}`]: nothing, [`DELETE ${PATH}`]: nothing, ...answers });
  const user = { userId: 'u-1', email: 'vera@example.com' };
  const store = createPageStore(readPayload({ fields: { version: 1, services, user } }).payload);
  const shown = () => {
    const read = readsOf(store).states.getState()[keptKey(store, 'f-1')];
    return read?.status === 'ready' ? read.value : undefined;
  };
  return { sent, store, shown, methods: () => sent.map(({ method }) => method) };
}

it('shows a change at once, and makes one call after the other for what is wanted last', async () => {
  const { store, shown, methods } = open();
  const first = changeKept(store, formulation, true);
  expect(shown()).toBe(true);
  expect(await changeKept(store, { ...formulation, isFavorite: true }, false)).toBeUndefined();
  expect(await changeKept(store, formulation, true)).toBeUndefined();
  expect(await first).toBe(true);
  expect(methods()).toEqual(['PUT']);
  expect(shown()).toBe(true);
});

it('takes back what was changed meanwhile', async () => {
  const { store, shown, methods } = open();
  const first = changeKept(store, formulation, true);
  await changeKept(store, { ...formulation, isFavorite: true }, false);
  expect(await first).toBe(false);
  expect(shown()).toBe(false);
  expect(methods()).toEqual(['PUT', 'DELETE']);
});

it.each<[string, Answer]>([
  ['no connection', 'no connection'],
  ['401', { json: {}, status: 401 }],
  ['403', { json: {}, status: 403 }],
  ['404', { json: {}, status: 404 }],
  ['503', { json: {}, status: 503 }],
])('shows again what the service has where a call fails: %s', async (_, answer) => {
  const { store, shown } = open({ [`PUT ${PATH}`]: answer });
  await expect(changeKept(store, formulation, true)).rejects.toMatchObject({ name: 'ServiceError' });
  expect(shown()).toBe(false);
});

it('takes over what answers say, but for one with a change under way', async () => {
  const { store, shown } = open();
  learnKept(store, [formulation]);
  expect(shown()).toBe(false);
  learnKept(store, [{ ...formulation, isFavorite: true }]);
  expect(shown()).toBe(true);
  const change = changeKept(store, { ...formulation, isFavorite: true }, false);
  learnKept(store, [{ ...formulation, isFavorite: true }]);
  expect(shown()).toBe(false);
  await change;
  learnKept(store, [{ ...formulation, isFavorite: true }]);
  expect(shown()).toBe(true);
});

it('shows what the user saves in another tab, but not over a change under way', async () => {
  FakeChannel.open = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  const [here, there] = [open(), open()];
  const stop = followKept(there.store);
  learnKept(there.store, [formulation]);
  await changeKept(here.store, formulation, true);
  expect(there.shown()).toBe(true);
  const change = changeKept(there.store, { ...formulation, isFavorite: true }, false);
  const message = { type: 'favourite', userId: 'u-1', kind: 'formulation', id: 'f-1', value: true };
  new FakeChannel(FakeChannel.open[0]?.name ?? '').postMessage(message);
  expect(there.shown()).toBe(false);
  await change;
  stop();
  await changeKept(here.store, formulation, true);
  expect(there.shown()).toBe(false);
});
