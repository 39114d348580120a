import { beforeEach, describe, expect, test, vi } from 'vitest';
import { copyCatalog, makeCatalog, removeCatalog } from '../../../../src/catalog/state/whole-catalogs.ts';
import { createBus } from '../../../../src/events/bus.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { type Answer, refuse } from '../../../support/services/answers.ts';
import { fakeServices } from '../../../support/services/fake-services.ts';
import type { SentRequest } from '../../../support/services/sent-request.ts';

const content = { title: 'Reds', productIds: ['a'], excludedProductIds: [] };
const made = { ...content, id: 'c-1', count: 1, swatches: [], version: 1 };

const page = () => {
  const store = createPageStore({ version: 1, services: { search: 'https://search.example' } });
  const bus = createBus();
  const changed: string[] = [];
  bus.on('catalog:changed', ({ id }) => changed.push(id));
  return { store, bus, changed };
};
const noticesOf = ({ store }: ReturnType<typeof page>) => store.getState().notices.map(({ text }) => text);

let sent: SentRequest[] = [];
let answer: Answer;
const posted = () => sent.filter(({ method }) => method === 'POST');

beforeEach(() => {
  sent = fakeServices({ '*': () => answer });
});

/** Not each of them is described for each call. */
const refusal = (status: number): Answer => ({ wrong: { message: 'Not now.' }, status });
const NO_CONNECTION = 'We cannot reach the server. Please check your connection and try again.';
const again = vi.fn();
const askAgain = vi.fn();
const reds = {
  id: 'c-1',
  title: 'Reds',
  count: 1,
  excludedCount: 0,
  version: 3,
  perspective: undefined,
  again,
  askAgain,
};
/** What a notice offers to a refusal of that status. */
const HELP: Readonly<Record<string, string | undefined>> = { 401: 'Log in', 403: undefined };
const faults = [
  ['no connection', 'no connection', NO_CONNECTION],
  ...[400, 401, 403, 409, 422, 429, 500, 503].map(
    (status) => [`${status}`, refusal(status), 'Not now.'] as const,
  ),
] as const;

describe.each([
  [
    'made',
    'The catalogue could not be created.',
    (where: ReturnType<typeof page>) => makeCatalog(where, content, again),
  ],
  [
    'copied',
    'The catalogue could not be created.',
    (where: ReturnType<typeof page>) =>
      copyCatalog(where, { id: 'c-1', title: 'Copy', perspective: undefined }, again),
  ],
  [
    'deleted',
    'The catalogue could not be deleted.',
    (where: ReturnType<typeof page>) => removeCatalog(where, reds),
  ],
])('a catalogue that is %s', (_, what, act) => {
  test.each(faults)('says that it failed: %s', async (fault, reply, reason) => {
    answer = reply;
    const where = page();
    expect(await act(where)).toBeFalsy();
    expect(noticesOf(where)).toEqual([`${what} ${reason}`]);
    const help = where.store.getState().notices[0]?.action;
    expect(help?.text).toBe(fault in HELP ? HELP[fault] : 'Try again');
    again.mockClear();
    help?.run();
    expect(again).toHaveBeenCalledTimes(help?.text === 'Try again' ? 1 : 0);
    expect(where.changed).toEqual([]);
  });
});

test('a copy has the content of what it is made of, and a title of its own', async () => {
  answer = { json: { ...made, excludedProductIds: ['a'] } };
  const where = page();
  expect(await copyCatalog(where, { id: 'c-1', title: 'Mine', perspective: 'customer' }, again)).toBe('c-1');
  expect(posted().map(({ body }) => body)).toEqual([
    { title: 'Mine', productIds: ['a'], excludedProductIds: ['a'] },
  ]);
  expect(where.changed).toEqual(['c-1']);
});

test('a call whose answer never came is repeated with its key; a refused one is another', async () => {
  const where = page();
  answer = 'no connection';
  await makeCatalog(where, content, again);
  answer = refusal(503);
  await makeCatalog(where, content, again);
  answer = refusal(422);
  await makeCatalog(where, content, again);
  answer = { json: made };
  expect(await makeCatalog(where, content, again)).toBe('c-1');
  await makeCatalog(where, content, again);
  const [first, second, third, fourth, fifth] = posted().map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
  expect(third).toBe(first);
  expect(fourth).not.toBe(first);
  expect(fifth).not.toBe(fourth);
});

test('one that was deleted elsewhere counts as deleted', async () => {
  const where = page();
  answer = refusal(404);
  expect(await removeCatalog(where, reds)).toBe(true);
  expect(noticesOf(where)).toEqual(['Deleted: Reds']);
  expect(where.changed).toEqual(['c-1']);
});

test('one that was changed elsewhere is asked about again, and stays', async () => {
  const sent = fakeServices({
    'DELETE /api/v1/catalog/c-1': refuse(412, 'Changed', { code: 'changed', current: made }),
    'GET /api/v1/catalog/c-1': { json: { ...made, title: 'Warm reds' } },
  });
  const where = page();
  expect(await removeCatalog(where, reds)).toBe(false);
  expect(sent[0]?.headers.get('if-match')).toBe('"3"');
  expect(askAgain).toHaveBeenCalledWith(expect.objectContaining({ title: 'Warm reds' }));
  expect([noticesOf(where), where.changed]).toEqual([[], []]);
});

describe('where the overview says no version, one to delete', () => {
  const withNow = (now: object) =>
    fakeServices({
      'GET /api/v1/catalog/c-1': { json: { ...made, version: 7, ...now } },
      'DELETE /api/v1/catalog/c-1': { status: 204 },
    });
  const shown = { ...reds, version: undefined };

  test('is read first, and deleted by the version read', async () => {
    const sent = withNow({});
    expect(await removeCatalog(page(), shown)).toBe(true);
    expect(sent.map(({ method, headers }) => [method, headers.get('if-match')])).toEqual([
      ['GET', null],
      ['DELETE', '"7"'],
    ]);
  });

  test.each([
    ['title', { title: 'Warm reds' }],
    ['products', { productIds: ['a', 'b'], count: 2 }],
  ])('stays if it has other %s by now', async (_, now) => {
    const sent = withNow(now);
    expect(await removeCatalog(page(), shown)).toBe(false);
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
    expect(askAgain).toHaveBeenCalledWith(expect.objectContaining(now));
  });
});
