import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBus } from '../../../../src/events/bus.ts';
import { copyCatalog, makeCatalog, removeCatalog } from '../../../../src/store/catalog/whole-catalogs.ts';
import { createPageStore } from '../../../../src/store/store.ts';

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

let keys: (string | null)[] = [];
let answer: (request: Request) => Response | Promise<Response>;

beforeEach(() => {
  keys = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'));
    return answer(request);
  });
});

const refusal = (status: number) => () => Response.json({ message: 'Not now.' }, { status });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const NO_CONNECTION = 'We cannot reach the server. Please check your connection and try again.';
const faults = [
  ['no connection', offline, NO_CONNECTION],
  ...[400, 401, 403, 409, 422, 429, 500, 503].map(
    (status) => [`${status}`, refusal(status), 'Not now.'] as const,
  ),
] as const;

describe.each([
  [
    'made',
    'The catalogue could not be made.',
    (where: ReturnType<typeof page>) => makeCatalog(where, content),
  ],
  [
    'copied',
    'The catalogue could not be made.',
    (where: ReturnType<typeof page>) =>
      copyCatalog(where, { id: 'c-1', title: 'Copy', perspective: undefined }),
  ],
  [
    'deleted',
    'The catalogue could not be deleted.',
    (where: ReturnType<typeof page>) => removeCatalog(where, { id: 'c-1', title: 'Reds' }),
  ],
])('a catalogue that is %s', (_, what, act) => {
  test.each(faults)('says that it failed: %s', async (_fault, reply, reason) => {
    answer = reply;
    const where = page();
    expect(await act(where)).toBeFalsy();
    expect(noticesOf(where)).toEqual([`${what} ${reason}`]);
    expect(where.changed).toEqual([]);
  });
});

test('a copy has the content of what it is made of, and a title of its own', async () => {
  const bodies: unknown[] = [];
  answer = async (request) => {
    if (request.method === 'POST') bodies.push(await request.json());
    return Response.json({ ...made, excludedProductIds: ['a'] });
  };
  const where = page();
  expect(await copyCatalog(where, { id: 'c-1', title: 'Mine', perspective: 'customer' })).toBe('c-1');
  expect(bodies).toEqual([{ title: 'Mine', productIds: ['a'], excludedProductIds: ['a'] }]);
  expect(where.changed).toEqual(['c-1']);
});

test('a call whose answer never came is repeated with its key; a refused one is another', async () => {
  const where = page();
  answer = offline;
  await makeCatalog(where, content);
  answer = refusal(503);
  await makeCatalog(where, content);
  answer = refusal(422);
  await makeCatalog(where, content);
  answer = () => Response.json(made);
  expect(await makeCatalog(where, content)).toBe('c-1');
  await makeCatalog(where, content);
  const [first, second, third, fourth, fifth] = keys;
  expect(second).toBe(first);
  expect(third).toBe(first);
  expect(fourth).not.toBe(first);
  expect(fifth).not.toBe(fourth);
});

test('one that was deleted elsewhere counts as deleted', async () => {
  const where = page();
  answer = refusal(404);
  expect(await removeCatalog(where, { id: 'c-1', title: 'Reds' })).toBe(true);
  expect(noticesOf(where)).toEqual(['Deleted: Reds']);
  expect(where.changed).toEqual(['c-1']);
});
