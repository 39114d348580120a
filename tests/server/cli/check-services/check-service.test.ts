import { expect, it, test } from 'vitest';
import { checkService } from '../../../../server/cli/check-services/check-service.ts';
import type { Setting } from '../../../../server/cli/check-services/setting.ts';
import { SERVICES, type ServiceName } from '../../../../src/http/http-context.ts';
import { answer, isWithToken, refusal, settingWith } from './fake-service.ts';

async function foundBy(
  service: ServiceName,
  respond: (request: Request) => Response,
  more?: Partial<Setting>,
) {
  const { problems } = await checkService(service, settingWith(respond, more));
  return problems.map(({ came, expected }) => `${came} | ${expected}`);
}

const right = (request: Request) => (isWithToken(request) ? refusal(401) : answer([]));

const addresses = (base: string) =>
  ({ addresses: Object.fromEntries(SERVICES.map((name) => [name, base])) }) as Partial<Setting>;

it.each(SERVICES)('finds nothing wrong with %s where nothing is', async (service) => {
  expect(await foundBy(service, right)).toEqual([]);
});

test('finds a service that takes a forged token', async () => {
  expect(await foundBy('document', () => answer([]))).toEqual(['status 200 | status 401']);
});

test('finds a site that lets pages of strangers use the session', async () => {
  const allowAll = (request: Request) =>
    answer({}, 200, { 'access-control-allow-origin': request.headers.get('origin') ?? undefined });
  expect(await foundBy('site', allowAll)).toEqual([
    'Access-Control-Allow-Origin: https://stranger.invalid, with credentials | the origins of your own pages alone',
  ]);
});

test('finds a site whose cookies browsers may not keep', async () => {
  expect(await foundBy('site', right, addresses('https://portal.example/'))).toEqual([
    'portal.example, another site than that of the pages | an address below example.com',
  ]);
  expect(await foundBy('user', right, addresses('https://portal.example/'))).toEqual([]);
});

it.each([
  ['http://search.example/', ['http://search.example | an address of https']],
  ['http://localhost:4402/', []],
  ['http://127.0.0.1:4402/', []],
  ['https://search.example/', []],
])('of pages of https, finds at %s: %j', async (base, found) => {
  expect(await foundBy('search', right, addresses(base))).toEqual(found);
});

test('lets pages of http call an address of http', async () => {
  const more = { ...addresses('http://search.example/'), origin: 'http://www.example' };
  expect(await foundBy('search', right, more)).toEqual([]);
});
