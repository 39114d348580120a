import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../support/http-context.ts';
import { anyArgument, type ServiceFunction, serviceFunctions } from './service-functions.ts';

const calls = await serviceFunctions();

/** Changes that a person has asked for are not called back. */
const NOT_ABORTABLE = new Set([
  ...['acceptPrivacyPolicy', 'changeEmail', 'changeMe', 'changePassword', 'requestValidation', 'register'],
  ...['createComparison', 'updateComparison', 'deleteComparison', 'saveFavourite', 'deleteFavourite'],
  ...['forgotPassword', 'resetPassword', 'sendEmailVerification', 'sendContactForm'],
  ...['withdrawEmailChange', 'logoutEverywhere', 'confirmSheets', 'endSession', 'readOwnData'],
  ...['issueDownloadToken', 'readFormToken', 'keepFormulation'],
  ...['createCatalog', 'updateCatalog', 'deleteCatalog', 'keepCatalog'],
  ...['saveSearch', 'confirmSavedSearch', 'deleteSavedSearch'],
]);

/** Files that take as long as they are large; a person may cancel. */
const NOT_TIMED = new Set(['downloadArchive', 'downloadGeneratedFile']);

const json =
  (status: number, body: object, headers = {}) =>
  () =>
    Promise.resolve(
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json', ...headers },
      }),
    );
const text = (status: number, body: string, type: string) => () =>
  Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
const page = '<!doctype html><title>Bad gateway</title>';

const words = (status: number) => ({ kind: 'http', status, serverMessage: `Refused with ${status}.` });
const refusals = [400, 401, 403, 404, 409, 413, 422, 500, 503].map(
  (status) => [`${status}`, json(status, { message: `Refused with ${status}.` }), words(status)] as const,
);

const faults: readonly (readonly [name: string, answer: () => Promise<Response>, error: object])[] = [
  [
    'no response while online',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { kind: 'unreachable', status: 0 },
  ],
  [
    'no connection',
    () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      return Promise.reject(new TypeError('Failed to fetch'));
    },
    { kind: 'offline', status: 0 },
  ],
  ...refusals,
  [
    '429 with a time to wait',
    json(429, { message: 'Slow down.', code: 'too_many' }, { 'retry-after': '30' }),
    { kind: 'http', status: 429, code: 'too_many', retryAfter: 30, isTooMany: true },
  ],
  [
    'a refusal whose JSON calls itself a file',
    text(403, '{"message":"Not for you."}', 'application/pdf'),
    { kind: 'http', status: 403, serverMessage: 'Not for you.' },
  ],
  [
    'an error page',
    text(502, page, 'text/html'),
    { kind: 'http', status: 502, serverMessage: undefined, failureKey: 'unknown' },
  ],
  ['a page in place of the answer', text(200, page, 'text/html'), { kind: 'malformed' }],
  ['broken JSON', text(200, '{"total":', 'application/json'), { kind: 'malformed' }],
  ['JSON of another form', json(200, [7]), { kind: 'malformed' }],
];

const run = (call: ServiceFunction, signal?: AbortSignal): Promise<unknown> => {
  const anything = anyArgument(signal);
  return call(fakeContext('t'), anything, anything, anything);
};

/** A list leaves out what it does not understand. */
const isPatientList = (result: unknown) => Array.isArray(result) && result.length === 0;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(calls)('%s', (name, call) => {
  test.each(faults)('becomes a ServiceError after the fault: %s', async (fault, answer, error) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', answer);
    const outcome = await run(call).catch((reason: unknown) => reason);
    if (fault === 'JSON of another form' && (isPatientList(outcome) || outcome instanceof Map)) return;
    expect(outcome).toMatchObject({ name: 'ServiceError', ...error });
  });

  test('becomes a timeout without an answer in time, unless it has no limit', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const outcome = run(call).catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(60_000);
    if (NOT_TIMED.has(name)) expect(await Promise.race([outcome, 'pending'])).toBe('pending');
    else expect(await outcome).toMatchObject({ name: 'ServiceError', kind: 'timeout' });
  });

  if (NOT_ABORTABLE.has(name)) return;
  test('given up by its caller', async () => {
    const answered = vi.fn((request: Request) => {
      request.signal.throwIfAborted();
      return Promise.resolve(new Response('{}'));
    });
    vi.stubGlobal('fetch', answered);
    const outcome = await run(call, AbortSignal.abort()).catch((reason: unknown) => reason);
    expect(outcome).toMatchObject({ name: 'ServiceError', kind: 'aborted' });
  });
});

test('every call is tested, and so is each that cannot be given up', () => {
  const names = calls.map(([name]) => name);
  expect(names.length).toBeGreaterThan(35);
  expect([...NOT_ABORTABLE, ...NOT_TIMED].filter((name) => !names.includes(name))).toEqual([]);
});
