import type { Options } from 'ky';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceError } from '../../../src/errors/service-error.ts';
import { createHttp } from '../../../src/http/create-http.ts';
import type { ServiceName } from '../../../src/http/http-context.ts';
import { fakeContext } from '../../support/http-context.ts';
import { tokenOf } from '../../support/tokens.ts';

const token = (iat: number, sub = 'u1') => tokenOf({ sub, iat });

let requests: Request[];
let answer: (request: Request) => Promise<Response>;

/** An answer as if it had come from this address. */
function respond(body: string, init: ResponseInit & { url?: string } = {}): Response {
  const response = new Response(body, init);
  if (init.url) Object.defineProperty(response, 'url', { value: init.url });
  return response;
}

beforeEach(() => {
  requests = [];
  answer = async () => respond('{}');
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    return answer(request);
  });
});

async function call(service: ServiceName, path: string, context = fakeContext(token(1))) {
  await createHttp(context, service).get(path);
  return requests.at(-1) as Request;
}

describe('where a call goes', () => {
  it.each([
    ['user', 'api/v1/user/me', 'https://user.example/api/v1/user/me'],
    ['search', 'api/x', 'https://search.example/base/api/x'],
    ['document', 'api/x', 'https://document.example/api/x'],
  ] as const)('%s calls go to its own address', async (service, path, address) => {
    expect((await call(service, path)).url).toBe(address);
  });

  it('is the page itself where the payload names no address', async () => {
    const context = { ...fakeContext(), services: {} };
    expect((await call('user', 'api/x', context)).url).toBe('http://localhost:3000/api/x');
  });

  it('is below the path of an address, which may be relative to the page', async () => {
    const context = { ...fakeContext(), services: { site: '/portal' } };
    expect((await call('site', 'login', context)).url).toBe('http://localhost:3000/portal/login');
  });

  it('is nowhere where the payload names what is no address, which the console says', () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const context = { ...fakeContext(), services: { user: 'https://[user]/' } };
    expect(() => createHttp(context, 'user')).toThrow(expect.objectContaining({ kind: 'unreachable' }));
    expect(told).toHaveBeenCalledExactlyOnceWith(
      'services.user must be an address, but is "https://[user]/".',
    );
  });

  it('takes cookies along to the product site only', async () => {
    expect((await call('site', 'login')).credentials).toBe('include');
    expect((await call('user', 'x')).credentials).toBe('omit');
  });
});

describe('the bearer token', () => {
  it.each(['site', 'user', 'search', 'document', 'backend'] as const)(
    'goes to the %s service',
    async (service) => {
      expect((await call(service, 'x')).headers.get('authorization')).toBe(`Bearer ${token(1)}`);
    },
  );

  it.each(['https://evil.example/x', 'https://analytics.example/x', 'https://viewer.example/x'])(
    'does not go to %s',
    async (address) => {
      expect((await call('user', address)).headers.get('authorization')).toBeNull();
    },
  );

  it('is absent from the requests of visitors', async () => {
    expect((await call('user', 'x', fakeContext())).headers.get('authorization')).toBeNull();
  });

  it('is the one of the moment', async () => {
    const context = fakeContext(token(1));
    const http = createHttp(context, 'user');
    context.session.token = token(2);
    await http.get('x');
    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${token(2)}`);
  });
});

describe('the region', () => {
  it('goes to search and document, and to no other service (decision B36, row 245)', async () => {
    const regions = [];
    for (const service of ['site', 'user', 'search', 'document', 'backend'] as const) {
      regions.push((await call(service, 'x')).headers.get('x-request-region'));
    }
    expect(regions).toEqual([null, null, 'europe', 'europe', null]);
  });

  it('stays away where the page has none', async () => {
    const context = { ...fakeContext(), region: undefined };
    expect((await call('search', 'x', context)).headers.has('x-request-region')).toBe(false);
  });
});

describe('a token in the answer (row 49)', () => {
  const rotate = (jwt: string, url?: string) => {
    answer = async () => respond('{}', { headers: { jwt }, ...(url ? { url } : {}) });
  };

  it.each([
    ['takes the place of the present one', token(2), token(2)],
    ['of an earlier time is left', token(0), token(1)],
    ['of the same time is left', token(1), token(1)],
    ['of another person is left', token(9, 'u2'), token(1)],
    ['without a subject is left', tokenOf({ iat: 9 }), token(1)],
    ['that is none is left', 'broken', token(1)],
  ])('%s', async (_, jwt, kept) => {
    const context = fakeContext(token(1));
    rotate(jwt);
    await call('user', 'x', context);
    expect(context.session.token).toBe(kept);
  });

  it('of a foreign host is left, also one that a redirect led to', async () => {
    const context = fakeContext(token(1));
    rotate(token(2), 'https://evil.example/x');
    await call('user', 'x', context);
    rotate(token(2), 'https://analytics.example/x');
    await call('user', 'x', context);
    expect(context.session.token).toBe(token(1));
  });

  it('counts on a refused call, too', async () => {
    const context = fakeContext(token(1));
    answer = async () => respond('{}', { status: 422, headers: { jwt: token(2) } });
    await createHttp(context, 'user')
      .get('x')
      .catch(() => {});
    expect(context.session.token).toBe(token(2));
  });

  it('that crosses a newer one is left', async () => {
    const context = fakeContext(token(1));
    const http = createHttp(context, 'user');
    const slow = Promise.withResolvers<Response>();
    answer = (request) =>
      request.url.endsWith('slow')
        ? slow.promise
        : Promise.resolve(respond('{}', { headers: { jwt: token(3) } }));
    const first = http.get('slow');
    await http.get('fast');
    slow.resolve(respond('{}', { headers: { jwt: token(2) } }));
    await first;
    expect(context.session.token).toBe(token(3));
  });

  it.each([
    ['a sign-out', null, 1],
    ['a new sign-in', token(2), 2],
  ])('does not undo %s that happened meanwhile', async (_, now, epoch) => {
    const context = fakeContext(token(1));
    const slow = Promise.withResolvers<Response>();
    answer = () => slow.promise;
    const call = createHttp(context, 'user').get('x');
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    context.session.token = now;
    context.session.epoch = epoch;
    slow.resolve(respond('{}', { headers: { jwt: token(9) } }));
    await call;
    expect(context.session.token).toBe(now);
  });
});

describe('a failed call', () => {
  const failing = (service: ServiceName = 'user', method: 'get' | 'post' | 'put' | 'delete' = 'get') =>
    createHttp(fakeContext(), service)
      [method]('x')
      .then(
        () => 'no error',
        (error) => error,
      );
  const refused = (body: string, headers: Record<string, string> = {}, status = 422) => {
    answer = async () => respond(body, { status, headers });
  };
  const json = { 'content-type': 'application/json' };

  it.each(['get', 'post', 'put', 'delete'] as const)('is not made again: %s', async (method) => {
    refused('{}', { 'retry-after': '1' }, 503);
    expect(await failing('user', method)).toMatchObject({ kind: 'http', status: 503 });
    expect(requests).toHaveLength(1);
  });

  it('says in the words of the service what was wrong', async () => {
    refused('{"message":"m","errorMessage":"e","code":"c"}', json);
    expect(await failing()).toMatchObject({
      name: 'ServiceError',
      kind: 'http',
      status: 422,
      serverMessage: 'e',
      message: 'e',
      code: 'c',
    });
    refused('{"message":"m"}', json);
    expect(await failing()).toMatchObject({ serverMessage: 'm', code: undefined });
  });

  it('knows what the service says of single fields', async () => {
    refused('{"message":"m","fields":{"email":"Taken.","age":7,"name":""}}', json);
    expect((await failing()).fields).toEqual({ email: 'Taken.' });
    refused('{"message":"m","fields":"email"}', json);
    expect((await failing()).fields).toEqual({});
  });

  it('reads JSON in an answer that calls itself something else', async () => {
    refused('{"message":"No rights"}', { 'content-type': 'application/pdf' });
    expect(await failing()).toMatchObject({ serverMessage: 'No rights' });
    refused('{"message":"No rights"}', { 'content-type': 'text/plain' });
    expect(await failing()).toMatchObject({ serverMessage: 'No rights' });
  });

  it.each([
    ['HTML', '<h1>Bad gateway</h1>', { 'content-type': 'text/html' }],
    ['broken JSON', '{"message":', json],
    ['a list', '[1]', json],
    ['null', 'null', json],
    ['nothing', '', {}],
    ['a message that is no text', '{"message":{"text":"m"},"code":5}', json],
  ] as const)('has no words of the service where it answers %s', async (_, body, headers) => {
    refused(body, headers, 502);
    expect(await failing()).toMatchObject({
      kind: 'http',
      status: 502,
      serverMessage: undefined,
      code: undefined,
      message: 'Call failed (http 502)',
    });
  });

  const at = (...time: [day: number, hour: number, minute: number, second: number]) =>
    new Date(Date.UTC(2026, 0, ...time)).toUTCString();
  it.each([
    ['seconds', { 'retry-after': '30' }, 30],
    ['more than a day, which helps nobody', { 'retry-after': '100000000' }, 0],
    ['a date', { 'retry-after': at(1, 0, 0, 45) }, 45],
    ['a date by a clock that is wrong', { 'retry-after': at(2, 1, 1, 0) }, 0],
    ['a date, with that of the answer', { 'retry-after': at(2, 1, 1, 0), date: at(2, 1, 0, 0) }, 60],
    [
      'a date tomorrow, with that of the answer',
      { 'retry-after': at(2, 1, 0, 0), date: at(1, 4, 0, 0) },
      75_600,
    ],
    ['a date gone by', { 'retry-after': new Date(0).toUTCString() }, 0],
    ['nonsense', { 'retry-after': 'soon' }, undefined],
    ['less than nothing', { 'retry-after': '-5' }, 0],
  ])('tells when to try again, of %s', async (_, headers, seconds) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] });
    refused('{}', headers, 429);
    const error = await failing();
    vi.useRealTimers();
    expect(error).toMatchObject({ kind: 'http', status: 429 });
    expect(error.retryAfter).toBe(seconds);
  });

  it.each([
    ['is offline without a connection', false, 'offline', 0],
    ['is unreachable while the browser is online, which the console says', true, 'unreachable', 1],
  ])('without a response %s', async (_, isOnline, kind, sentences) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await failing()).toMatchObject({ kind, status: 0, isUnreached: true });
    expect(told).toHaveBeenCalledTimes(sentences);
    if (isOnline)
      expect(told.mock.calls[0]?.[0]).toMatch(
        /got no response .* Check services\.user .* CORS .* connect-src/,
      );
  });

  it.each([
    ['{"message":"No such product."}', 'application/json', { isGone: true, isForeign: false }],
    ['{"message":""}', 'application/json', { isGone: true, isForeign: false }],
    ['{"code":"not_found"}', 'application/json', { isGone: true, isForeign: false }],
    ['<!doctype html><h1>Not found</h1>', 'text/html', { isGone: false, isForeign: true }],
    ['404 page not found', 'text/plain', { isGone: false, isForeign: true }],
    ['', 'text/plain', { isGone: false, isForeign: true }],
    ['{"status":404,"error":"Not Found"}', 'application/json', { isGone: false, isForeign: true }],
  ])('of 404 with %j is an answer only in the words of the contract', async (body, type, meaning) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    refused(body, { 'content-type': type }, 404);
    expect(await failing()).toMatchObject({ status: 404, ...meaning });
    const sentence = expect.stringMatching(
      /was answered with 404 by something that is not the service.*services\.user/,
    );
    expect(told.mock.calls).toEqual(meaning.isForeign ? [[sentence]] : []);
  });

  it('has timed out after 30 s', async () => {
    vi.useFakeTimers();
    answer = () => new Promise(() => {});
    const call = failing();
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    expect(await call).toMatchObject({ kind: 'timeout' });
  });

  it('was aborted by its caller', async () => {
    answer = (request) =>
      new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      );
    const control = new AbortController();
    const call = createHttp(fakeContext(), 'user').get('x', { signal: control.signal });
    const aborted = expect(call).rejects.toMatchObject({ kind: 'aborted' });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    control.abort();
    await aborted;
  });
});

describe('a write without an answer', () => {
  const failing = async (method: 'get' | 'post', options: Options = {}) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    try {
      await createHttp(fakeContext(token(1)), 'user')[method]('api/x', options);
      return undefined;
    } catch (error) {
      return (error as ServiceError).mayBeDone;
    }
  };
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const status = (code: number, body: string) => async () => respond(body, { status: code });

  it.each<[string, () => Promise<Response>, boolean]>([
    ['by a cut line', lost, true],
    ['from a gateway that waited too long', status(504, '{"message":"Timeout"}'), true],
    ['but of somebody else’s server', status(500, '<h1>Error</h1>'), true],
    ['of the service, which has failed', status(500, '{"message":"Sorry."}'), false],
    ['of the service, which refuses', status(409, '{"message":"No."}'), false],
  ])('may be done all the same: %s', async (_, fail, mayBeDone) => {
    answer = fail;
    expect(await failing('post')).toBe(mayBeDone);
    expect(await failing('get')).toBe(false);
    expect(await failing('post', { context: { isRead: true } })).toBe(false);
  });

  it('is not done if there was no connection from the start', async () => {
    answer = lost;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await failing('post')).toBe(false);
  });
});
