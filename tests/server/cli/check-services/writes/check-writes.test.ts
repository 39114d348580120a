import { beforeEach, describe, expect, it, test } from 'vitest';
import { checkWrites } from '../../../../../server/cli/check-services/writes/check-writes.ts';
import { answer, refusal, settingWith } from '../fake-service.ts';

const examples = { uid: 'pigments::p-1', otherUid: 'pigments::p-2', industry: 'coatings' };

interface Record {
  id: string;
  title: string;
  version?: string;
}

/** What the service does otherwise than it should. */
interface Faults {
  ignoresKeys?: boolean;
  takesOtherBodies?: boolean;
  hasNoVersions?: boolean;
  ignoresVersions?: boolean;
  refusesAll?: boolean;
  losesAnswers?: boolean;
  keepsRemoved?: boolean;
}

let records: Record[];
beforeEach(() => {
  records = [{ id: 'own', title: 'My own', version: '1' }];
});

/** A service with comparisons, in memory. */
function serviceWith(faults: Faults) {
  const keys = new Map<string, { id: string; body: string }>();
  let count = 0;
  const whole = ({ version, ...record }: Record) =>
    answer({ ...record, industry: 'coatings', basket: [], ...(faults.hasNoVersions ? {} : { version }) });
  const changed = () => refusal(412, 'changed');

  async function respond(request: Request): Promise<Response> {
    const { method, headers, url } = request;
    const id = url.split('/product-comparison')[1]?.slice(1);
    const found = records.find((record) => record.id === id);
    const onVersion = headers.get('if-match');
    const isOutdated = onVersion !== null && onVersion !== `"${found?.version}"` && !faults.ignoresVersions;
    if (method === 'POST') return create(await request.text(), headers.get('idempotency-key') ?? '');
    if (method === 'GET' && !id)
      return answer(records.map((each) => ({ ...each, industry: 'coatings', basket: [] })));
    if (!found) return refusal(404, 'not_found');
    if (method === 'GET') return whole(found);
    if (isOutdated) return changed();
    if (method === 'DELETE') {
      if (!faults.keepsRemoved) records = records.filter((record) => record !== found);
      return answer('', 204);
    }
    Object.assign(found, { title: JSON.parse(await request.text()).title, version: `${++count}` });
    return whole(found);
  }

  function create(body: string, key: string): Response {
    if (faults.refusesAll) return refusal(409, 'too_many_comparisons');
    const before = faults.ignoresKeys ? undefined : keys.get(key);
    if (before && before.body !== body && !faults.takesOtherBodies)
      return refusal(422, 'idempotency_key_reused');
    if (before && before.body === body) {
      const record = records.find(({ id }) => id === before.id);
      return record ? answerCreated(record) : refusal(404);
    }
    const record = { id: `c-${++count}`, title: JSON.parse(body).title, version: `${++count}` };
    keys.set(key, { id: record.id, body });
    records.push(record);
    if (faults.losesAnswers) throw new TypeError('fetch failed');
    return answerCreated(record);
  }

  const answerCreated = (record: Record) =>
    new Response(whole(record).body, { status: 201, headers: whole(record).headers });
  return settingWith(respond);
}

async function outcomesOf(faults: Faults) {
  const reports = await checkWrites(serviceWith(faults), examples);
  return reports.map(({ state, notes, problems }) => [
    ...[state, ...notes],
    ...problems.map(({ asked, came, expected }) => `${asked.join(', ')}: ${came} | ${expected}`),
  ]);
}

test('finds nothing wrong where nothing is', async () => {
  expect(await outcomesOf({})).toEqual([['ok'], ['ok'], ['ok']]);
});

describe('a service that', () => {
  it.each<[string, Faults, unknown[]]>([
    [
      'ignores keys is told what to replace',
      { ignoresKeys: true },
      [['ok', expect.stringContaining('replace the texts failure.mayBeDone')], ['ok'], ['ok']],
    ],
    [
      'takes a key twice is wrong',
      { takesOtherBodies: true },
      [
        [
          'wrong',
          'with the same key and another body: status 201 | status 422, code "idempotency_key_reused"',
        ],
        ['ok'],
        ['ok'],
      ],
    ],
    [
      'has no versions is told what may happen',
      { hasNoVersions: true },
      [
        ['ok'],
        ['skipped', expect.stringContaining('no versions')],
        ['skipped', expect.stringContaining('no versions')],
      ],
    ],
    [
      'ignores versions is wrong',
      { ignoresVersions: true },
      [
        ['ok'],
        [
          'wrong',
          'on an old version: status 200 | status 412, code "changed"',
          expect.stringContaining('and read again'),
        ],
        [
          'wrong',
          'on an old version: status 204 | status 412, code "changed"',
          expect.stringContaining('on the present'),
        ],
      ],
    ],
    [
      'has no room is not tried',
      { refusesAll: true },
      [
        ['skipped', 'the user has as many comparisons as the service keeps'],
        ['skipped', 'no comparison could be saved'],
        ['skipped', 'no comparison could be saved'],
      ],
    ],
  ])('%s', async (_, faults, outcomes) => {
    expect(await outcomesOf(faults)).toEqual(outcomes);
  });

  it.each<Faults>([
    {},
    { ignoresKeys: true },
    { takesOtherBodies: true },
    { hasNoVersions: true },
    { ignoresVersions: true },
    { losesAnswers: true },
  ])('is left as it was: %j', async (faults) => {
    await outcomesOf(faults);
    expect(records).toEqual([{ id: 'own', title: 'My own', version: '1' }]);
  });

  test('keeps what is removed is said to have something left', async () => {
    const [, , removed] = await outcomesOf({ keepsRemoved: true });
    expect(removed?.join('\n')).toMatch(/and read again: status 200 \| status 404/);
    expect(records).toHaveLength(2);
  });
});

test('removes what an earlier run has left, and nothing of similar titles', async () => {
  const title = 'Check of the services';
  records.push({
    id: 'c-old',
    title: `${title} 4c7f1d0e-0000-4000-8000-000000000000, renamed`,
    version: '1',
  });
  records.push({ id: 'c-own', title, version: '1' });
  await outcomesOf({});
  expect(records.map(({ id }) => id)).toEqual(['own', 'c-own']);
});

test('needs a token, and two products of an industry', async () => {
  const states = async (...args: Parameters<typeof checkWrites>) =>
    (await checkWrites(...args)).map(({ state, notes }) => [state, ...notes]);
  const nobody = { ...serviceWith({}), token: undefined };
  expect(await states(nobody, examples)).toEqual(
    Array(3).fill(['skipped', 'not asked with a token: name one by --token-env']),
  );
  expect(await states(serviceWith({}), {})).toEqual(
    Array(3).fill(['skipped', 'no example: give examples.uid, examples.otherUid and examples.industry']),
  );
});
