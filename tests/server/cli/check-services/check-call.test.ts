import { describe, expect, it, test } from 'vitest';
import type { ReadCall } from '../../../../server/cli/check-services/calls/call.ts';
import { readCalls } from '../../../../server/cli/check-services/calls/read-calls.ts';
import { checkCall } from '../../../../server/cli/check-services/check-call.ts';
import { EXAMPLE_NAMES } from '../../../../server/cli/check-services/examples.ts';
import type { Setting } from '../../../../server/cli/check-services/setting.ts';
import { answer, type ChangedHeaders, isWithToken, refusal, settingWith } from './fake-service.ts';

const examples = Object.fromEntries(EXAMPLE_NAMES.map((name) => [name, 'x-1']));

function callAt(path: string): ReadCall {
  const found = readCalls.find((each) => each.path === path);
  if (!found) throw new Error(`There is no call ${path}.`);
  return found;
}

const reportOn = async (call: ReadCall, setting: Setting) =>
  (await checkCall(call, setting, examples)).report;

/** What came instead, by the requests that it came for. */
async function foundBy(call: ReadCall, respond: (request: Request) => Response | Promise<Response>) {
  const setting = settingWith((request) => (isPreflight(request) ? answer('') : respond(request)));
  const { problems } = await reportOn(call, setting);
  return problems.map(({ asked, came, expected }) => `${asked.join(', ')}: ${came} | ${expected}`);
}

const countries = callAt('/api/v1/country');
const user = callAt('/api/v1/user/me');
const isPreflight = ({ method }: Request) => method === 'OPTIONS';
const me = { userId: 'u-1', email: 'ada@example.com' };

/** The user service as it should be. */
const rightUser = (request: Request) =>
  isPreflight(request) || isWithToken(request) ? answer(me) : refusal(401);

test('finds nothing wrong where nothing is', async () => {
  expect(
    await reportOn(
      countries,
      settingWith(() => answer({ SE: 'Sweden' })),
    ),
  ).toMatchObject({
    ...{ state: 'ok', notes: [], problems: [], milliseconds: expect.any(Number) },
  });
  expect(await foundBy(user, rightUser)).toEqual([]);
});

describe('an answer', () => {
  const changed = (headers: ChangedHeaders) => () => answer({ SE: 'Sweden' }, 200, headers);
  const both = 'as a visitor, with the token';

  it.each<[string, () => Response | Promise<Response>, string]>([
    [
      'of another shape',
      () => answer({ SE: 7 }),
      `${both}: answer.SE must be string, but is 7. | an answer as in`,
    ],
    [
      'that is a page',
      () => answer('<!DOCTYPE html>', 200, { 'content-type': 'text/html' }),
      `${both}: "<!DOCTYPE html>…" (text/html) | JSON`,
    ],
    [
      'of another type',
      changed({ 'content-type': 'text/plain' }),
      `${both}: JSON as text/plain | Content-Type: application/json`,
    ],
    [
      'for no page',
      changed({ 'access-control-allow-origin': undefined }),
      `${both}: no Access-Control-Allow-Origin | Access-Control-Allow-Origin: https://www.example.com`,
    ],
    [
      'for other pages',
      changed({ 'access-control-allow-origin': 'https://example.com' }),
      `${both}: Access-Control-Allow-Origin: https://example.com | Access`,
    ],
    [
      'whose headers are hidden',
      changed({ 'access-control-expose-headers': 'Retry-After' }),
      `${both}: Access-Control-Expose-Headers: retry-after | jwt among them`,
    ],
    [
      'that may be taken for a script',
      changed({ 'x-content-type-options': undefined }),
      `${both}: no X-Content-Type-Options | X-Content-Type-Options: nosniff`,
    ],
    ['that is an error', () => refusal(500), `${both}: status 500 | status 200`],
    [
      'that is a redirect',
      () => answer('', 302, { location: 'https://other.example/login?back=1' }),
      `${both}: status 302, a redirect to https://other.example/login | status 200`,
    ],
    [
      'that is no answer',
      () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } })),
      'as a visitor: no answer (ENOTFOUND) | an answer',
    ],
  ])('%s is found', async (_, respond, message) => {
    const found = await foundBy(countries, respond);
    expect(found[0]).toContain(message);
  });

  test('that does not come is found, and the call asked no more', async () => {
    const sent: string[] = [];
    const respond = ({ method }: Request) => {
      sent.push(method);
      return new Promise<never>(() => {});
    };
    const { state, problems } = await reportOn(countries, settingWith(respond, {}, 20));
    expect(state).toBe('wrong');
    expect(problems).toEqual([
      expect.objectContaining({ came: 'no answer in time', expected: 'an answer within 10 seconds' }),
    ]);
    expect(sent).toEqual(['GET']);
  });

  test('of several wrong items has three named, and the others counted', async () => {
    const wrong = [{ resultType: 'assets', id: 'a-1', type: 'tds', product: { id: 7 } }, { id: 7 }];
    const hits = [...wrong, { resultType: 'imageStacks', id: 's-1' }, ...wrong];
    const search = callAt('/api/v1/document/search');
    const found = await foundBy(search, () =>
      answer({ total: 5, hits: [...hits, { id: 'p-1', product_name: 'Red' }] }),
    );
    expect(found.map((each) => each.split(' | ')[0])).toEqual(
      expect.arrayContaining([
        expect.stringContaining('answer.hits[0].product.id must be string, but is 7.'),
        expect.stringContaining('answer.hits[1].id must be string, but is 7.'),
        expect.stringContaining('answer.hits[2].productId must be present, but is missing or null.'),
        expect.stringContaining('2 more such faults'),
      ]),
    );
  });

  test('that asks for patience is no fault', async () => {
    const { state, notes } = await reportOn(
      countries,
      settingWith((request) => (isPreflight(request) ? answer('') : refusal(429))),
    );
    expect(state).toBe('ok');
    expect(notes).toContain('as a visitor: too many requests, by the service; try again later');
  });
});

describe('a person', () => {
  it.each<[string, ChangedHeaders, string[]]>([
    [
      'no header',
      { 'cache-control': undefined },
      ['with the token: no Cache-Control | Cache-Control: no-store'],
    ],
    [
      'public',
      { 'cache-control': 'public, max-age=60' },
      ['with the token: Cache-Control: public, max-age=60 | Cache-Control: no-store'],
    ],
    ['private', { 'cache-control': 'private, max-age=60' }, []],
  ])('is kept out of caches: %s', async (_, headers, found) => {
    const respond = (request: Request) => (isWithToken(request) ? answer(me, 200, headers) : refusal(401));
    expect(await foundBy(user, respond)).toEqual(found);
  });

  test('is unknown to visitors', async () => {
    expect(await foundBy(user, () => answer(me))).toEqual(['as a visitor: status 200 | status 401']);
    const noJson = (request: Request) => (isWithToken(request) ? answer(me) : answer('No', 401));
    expect(await foundBy(user, noJson)).toEqual(['as a visitor: "No…" (application/json) | JSON']);
  });

  test('is refused whose token is good', async () => {
    expect(await foundBy(user, () => refusal(401))).toEqual(['with the token: status 401 | status 200']);
  });
});

describe('a visitor', () => {
  const pigment = { id: 'p-1', uid: 'pigments::p-1', product_name: 'Red', industries: [] };
  const product = callAt('/api/v1/pigment/{productId}');
  const found = async (value: unknown, call = product) => {
    const respond = (request: Request) =>
      request.url.includes('no-such-id') || request.url.includes('-1"') ? refusal(404) : answer(value);
    return (await foundBy(call, respond)).map((each) => each.split(' | ')[0]);
  };

  test('gets nothing internal', async () => {
    expect(await found(pigment)).toEqual([]);
    expect(await found({ ...pigment, isInternal: true })).toEqual([
      'as a visitor: answer with isInternal: true, which is for internal users',
    ]);
    const asset = { id: 'a-1', type: 'tds', accessLevel: 'internal' };
    expect(await found({ ...pigment, assets: [asset] })).toEqual([
      'as a visitor: answer.assets[0] with accessLevel: internal, which is for internal users',
    ]);
  });

  test('gets no facets, formulations and catalogues of others', async () => {
    const search = { total: 0, hits: [], aggregations: { prod_plant: [], c: [] } };
    expect(await found(search, { ...callAt('/api/v1/document/search'), refuses: [] })).toEqual([
      'as a visitor: counts of prod_plant, which are closed to visitors',
    ]);
    const recipes = callAt('/api/v1/formulation/by-ingredient/{productId}');
    expect(await found([{ id: 'f-1', title: 'Paint' }], recipes)).toEqual([
      'as a visitor: formulations, which are for validated and internal users',
    ]);
    const own = { id: 'c-1', title: 'Mine', count: 0, isStandard: false };
    expect(await found([own], callAt('/api/v1/catalog'))).toEqual([
      expect.stringContaining('as a visitor: catalogues of a user'),
    ]);
  });

  test('shares a public answer with nobody else', async () => {
    const respond = (vary?: string) => (request: Request) =>
      request.url.includes('no-such-id')
        ? refusal(404)
        : answer(pigment, 200, {
            vary,
            'cache-control': isWithToken(request) ? 'no-store' : 'public, max-age=60',
          });
    expect(await foundBy(product, respond('Origin'))).toEqual([
      'as a visitor: Cache-Control: public, max-age=60, Vary: Origin | Vary: Authorization',
    ]);
    expect(await foundBy(product, respond('Authorization, x-request-region'))).toEqual([]);
  });
});

test('in a region shares a public answer with no other region', async () => {
  const types = callAt('/api/v2/msds/types');
  const respond = (vary: string) => (request: Request) => {
    const region = request.headers.get('x-request-region') ?? 'none';
    if (isWithToken(request)) return answer([]);
    return answer([{ key: region, value: region }], 200, { vary, 'cache-control': 'public, max-age=60' });
  };
  expect(await foundBy(types, respond('Authorization'))).toEqual([
    'as a visitor: Cache-Control: public, max-age=60, Vary: Authorization | Vary: x-request-region',
  ]);
  expect(await foundBy(types, respond('Authorization, X-Request-Region'))).toEqual([]);
  expect(await foundBy(types, () => answer([], 200, { vary: 'Authorization' }))).toEqual([]);
});

describe('every row of the table', () => {
  const rows = readCalls
    .filter(({ unasked }) => !unasked)
    .map((call, index) => [`${index}: ${call.method} ${call.path}`, call] as const);
  const odd = (call: ReadCall) => () =>
    call.answer === 'file' ? answer('<p>', 200, { 'content-type': 'text/html' }) : answer('"odd"');

  it.each(rows)('%s finds an answer of another shape', async (_, call) => {
    const found = await foundBy({ ...call, refuses: [] }, odd(call));
    const viewer = call.access === 'everyone' ? 'as a visitor' : 'with the token';
    expect(found.filter((each) => each.startsWith(viewer))).toEqual([
      expect.stringMatching(
        call.answer === 'file' ? /an answer of the type text\/html/ : /answer must be (Array|Object)/,
      ),
    ]);
  });

  it.each(rows.filter(([, { access }]) => access !== 'everyone'))(
    '%s finds that visitors get it',
    async (_, call) => {
      const found = await foundBy({ ...call, refuses: [] }, odd(call));
      expect(found).toContain('as a visitor: status 200 | status 401');
    },
  );

  it.each(rows.filter(([, { refuses }]) => refuses))('%s finds what it does not refuse', async (_, call) => {
    const found = await foundBy(call, odd(call));
    for (const { what, status } of call.refuses ?? [])
      expect(found.join('\n')).toMatch(new RegExp(`${what}.*: status 200 \\| status ${status}`));
  });
});

test('says what it could not ask', async () => {
  const report = async (call: ReadCall, setting: Setting) => (await checkCall(call, setting, {})).report;
  const setting = settingWith(rightUser, { token: undefined });
  expect(await report(user, setting)).toMatchObject({
    ...{ state: 'ok', notes: ['without a token only the refusal of visitors'] },
  });
  expect(
    await report(callAt('/api/v1/document/suggest'), { ...setting, origin: 'https://services.example.com' }),
  ).toMatchObject({
    ...{ state: 'skipped', notes: ['no example: the answers name none, give examples.term'] },
  });
});
