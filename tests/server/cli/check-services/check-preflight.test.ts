import { describe, expect, it, test } from 'vitest';
import type { ChangingCall } from '../../../../server/cli/check-services/calls/call.ts';
import { changingCalls } from '../../../../server/cli/check-services/calls/changing-calls.ts';
import { checkChangingCall } from '../../../../server/cli/check-services/check-preflight.ts';
import { answer, type ChangedHeaders, refusal, settingWith } from './fake-service.ts';

function callOf(method: string, path: string): ChangingCall {
  const found = changingCalls.find((each) => each.method === method && each.path === path);
  if (!found) throw new Error(`There is no call ${method} ${path}.`);
  return found;
}

const profile = callOf('PUT', '/api/v1/user/me');
const login = callOf('POST', '/login');

const allowing = (headers: ChangedHeaders) => () => answer('', 200, headers);

async function foundBy(call: ChangingCall, respond: () => Response) {
  const { problems } = await checkChangingCall(call, settingWith(respond));
  return problems.map(({ came, expected }) => `${came} | ${expected}`);
}

test('sends nothing but a preflight, with the headers of the widgets', async () => {
  const sent: [string, string | null][] = [];
  const setting = settingWith((request) => {
    sent.push([`${request.method} ${request.url}`, request.headers.get('access-control-request-headers')]);
    return allowing({})();
  });
  expect(await checkChangingCall(profile, setting)).toMatchObject({
    ...{ state: 'ok', notes: ['preflight only, since it changes something'] },
  });
  await checkChangingCall(callOf('DELETE', '/api/v1/catalog/{catalogId}'), setting);
  expect(sent).toEqual([
    [
      'OPTIONS https://services.example.com/api/v1/user/me',
      'authorization,content-type,idempotency-key,if-match',
    ],
    [
      'OPTIONS https://services.example.com/api/v1/catalog/no-such-id',
      'authorization,if-match,x-request-region',
    ],
  ]);
});

describe('a preflight', () => {
  it.each<[string, ChangingCall, ChangedHeaders, string[]]>([
    [
      'without the method',
      profile,
      { 'access-control-allow-methods': 'GET, POST' },
      ['Access-Control-Allow-Methods: get, post | PUT among them'],
    ],
    ['without the method, of a POST', login, { 'access-control-allow-methods': undefined }, []],
    [
      'without headers',
      profile,
      { 'access-control-allow-headers': 'Authorization, Content-Type' },
      ['Access-Control-Allow-Headers: authorization, content-type | idempotency-key, if-match among them'],
    ],
    [
      'with an asterisk, which does not cover the token',
      profile,
      { 'access-control-allow-headers': '*', 'access-control-allow-methods': '*' },
      ['Access-Control-Allow-Headers: * | authorization among them'],
    ],
    [
      'with an asterisk and the token',
      profile,
      { 'access-control-allow-headers': '*, authorization', 'access-control-allow-origin': '*' },
      [],
    ],
    [
      'with an asterisk where cookies are sent',
      login,
      { 'access-control-allow-origin': '*' },
      ['Access-Control-Allow-Origin: * | Access-Control-Allow-Origin: https://www.example.com'],
    ],
    [
      'without cookies',
      login,
      { 'access-control-allow-credentials': undefined },
      ['no Access-Control-Allow-Credentials | Access-Control-Allow-Credentials: true'],
    ],
  ])('%s', async (_, call, headers, found) => {
    expect(await foundBy(call, allowing(headers))).toEqual(found);
  });

  test('that asks for a login is found', async () => {
    expect(await foundBy(profile, () => refusal(401))).toEqual(['status 401 | status 204']);
  });

  it.each(changingCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'of %s is found wrong where nothing is allowed',
    async (_, call) => {
      expect(await foundBy(call, allowing({ 'access-control-allow-headers': undefined }))).toEqual([
        expect.stringContaining('authorization'),
      ]);
    },
  );
});

test('on the origin of the pages there is none', async () => {
  const setting = settingWith(() => answer(''), { origin: 'https://services.example.com' });
  expect(await checkChangingCall(profile, setting)).toMatchObject({
    ...{ state: 'skipped', notes: ['changes something'] },
  });
});
