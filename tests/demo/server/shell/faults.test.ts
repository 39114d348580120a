import { describe, expect, test } from 'vitest';
import { faultOf, parseFault } from '../../../../demo/server/shell/faults/fault.ts';
import { demoForEach } from '../support/demo-for.ts';

describe('parseFault', () => {
  test.each([
    ['status=503', { delay: 0, kind: { name: 'status', status: 503 } }],
    ['delay=3000', { delay: 3000, kind: null }],
    ['delay=5;drop', { delay: 5, kind: { name: 'drop' } }],
    ['malformed', { delay: 0, kind: { name: 'malformed' } }],
    ['html', { delay: 0, kind: { name: 'html' } }],
  ])('reads the fault %s with its delay', (text, fault) => expect(parseFault(text)).toEqual(fault));

  test.each(['', 'status', 'status=200', 'delay=', 'delay=soon', 'drop=3', 'drop;', 'delay=5drop', 'broken'])(
    'takes "%s" for no fault',
    (text) => expect(parseFault(text)).toBeNull(),
  );
});

test('faultOf finds a call by its exact name, by its beginning, or any', () => {
  const faults = { 'POST /login': 'drop', 'GET /api/v1/pigment/*': 'html' };
  expect(faultOf(faults, 'POST', '/login')).toBe('drop');
  expect(faultOf(faults, 'GET', '/login')).toBeUndefined();
  expect(faultOf(faults, 'GET', '/api/v1/pigment/p-0001')).toBe('html');
  expect(faultOf({ '*': 'drop' }, 'PUT', '/anything')).toBe('drop');
  expect(faultOf({ 'GET /api/{id}/x': 'drop' }, 'GET', '/api/p-1/x')).toBe('drop');
  expect(faultOf({ 'GET /api/{id}/x': 'drop' }, 'GET', '/api/p-1/y/x')).toBeUndefined();
});

describe('faults on demand', () => {
  const { demo, browser } = demoForEach({ isAsDescribed: false });
  const ORIGIN = 'http://localhost:4400';
  const COUNTRY = '/api/v1/country';
  const country = (fault: string) =>
    browser.call('GET', 'backend', COUNTRY, { headers: { origin: ORIGIN, 'x-demo-fault': fault } });
  /** Sets a fault for this browser. */
  const set = (call: string, fault: string) =>
    browser.ask(`GET site /demo/fault?${new URLSearchParams({ call, fault })}`);
  const clear = () => browser.ask('GET site /demo/fault?clear');
  /** What the address of a service in the payload adds to its origin. */
  const baseOf = async (service: 'backend' | 'search') =>
    (await browser.payload()).services?.[service]?.replace(/^http:..localhost:\d+/, '') ?? '';
  const status = async (call: string) => (await browser.ask(call)).status;

  test('a status comes with an error body that the page may read', async () => {
    const response = await country('status=503');
    expect(response.status).toBe(503);
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await response.json()).toEqual({ message: 'Status 503 was asked for.', code: 'demo_fault' });
  });

  test('malformed JSON calls itself JSON, a page calls itself a page', async () => {
    const malformed = await country('malformed');
    expect(malformed.headers.get('content-type')).toBe('application/json');
    await expect(malformed.json()).rejects.toThrow(SyntaxError);
    const page = await country('html');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  });

  test('a preflight waits as long as its call, and never fails', async () => {
    const ask = async (fault: string, method: string) => {
      await set(`GET ${COUNTRY}`, fault);
      const call = `OPTIONS backend ${await baseOf('backend')}${COUNTRY}`;
      const begin = performance.now();
      const answer = await browser.ask(call, undefined, {
        ...{ origin: ORIGIN, 'access-control-request-method': method },
      });
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
      return performance.now() - begin;
    };
    expect(await ask('delay=200', 'GET')).toBeGreaterThanOrEqual(199);
    expect(await ask('delay=200;status=503', 'GET')).toBeGreaterThanOrEqual(199);
    expect(await ask('delay=60000', 'POST')).toBeLessThan(60_000);
  });

  test('a delay is followed by the real answer', async () => {
    const begin = performance.now();
    expect(await (await country('delay=40')).json()).toMatchObject({ DE: 'Germany' });
    expect(performance.now() - begin).toBeGreaterThanOrEqual(39);
  });

  test('a misspelt fault is refused', async () => {
    const response = await country('stauts=503');
    expect([response.status, (await response.json()).code]).toEqual([400, 'no_fault']);
  });

  test('set for a browser, it meets that browser alone, until cleared', async () => {
    await set('POST /login', 'status=500');
    expect((await browser.login('Rita')).status).toBe(500);
    expect((await demo.browser().login('Rita')).status).toBe(200);
    await clear();
    expect((await browser.login('Rita')).status).toBe(200);
  });

  test('set for a browser, it reaches service calls by their token, also after a login', async () => {
    await set('GET /api/v1/user/me', 'status=502');
    await browser.login('Rita');
    expect(await status('GET user /api/v1/user/me')).toBe(502);
    expect(await status('GET user /api/v1/user/me/log?type=x')).toBe(200);
  });

  test("set for a browser, it reaches visitors' service calls by the address in the payload", async () => {
    expect(await baseOf('backend')).toBe('');
    await set(`GET ${COUNTRY}`, 'status=502');
    const base = await baseOf('backend');
    expect(await status(`GET backend ${base}${COUNTRY}`)).toBe(502);
    await clear();
    expect(await status(`GET backend ${base}${COUNTRY}`)).toBe(200);
  });

  test('set for a browser, it reaches the PDF of a comparison, which bears a download token alone', async () => {
    await browser.login('Rita');
    await browser.payload();
    const file = async () => {
      const query = `productUids=pigments::p-0001,pigments::p-0002&i=coatings&token=${await browser.downloadToken()}`;
      return (await demo.services.backend.request(`http://localhost:4404/util/download/comparison?${query}`))
        .status;
    };
    expect(await file()).toBe(200);
    await set('GET /util/download/*', 'status=503');
    expect(await file()).toBe(503);
    await clear();
    expect(await file()).toBe(200);
  });

  test('a fault is set for one call by its name in the contract', async () => {
    const faults = { 'GET /api/v1/pigment/{productId}': 'status=502' };
    expect((await set('getPigment', 'status=502')).body).toEqual(faults);
    const pigment = `GET search ${await baseOf('search')}/api/v1/pigment/p-0001`;
    expect(await status(`${pigment}?i=coatings`)).toBe(502);
    expect(await status(`${pigment}/nearest?i=coatings`)).toBe(200);
    expect((await set('getPigmnet', 'status=502')).status).toBe(400);
  });

  test('a fault that is misspelt or missing is not set for a browser', async () => {
    expect((await set('POST /login', 'oops')).status).toBe(400);
    expect(await status('GET site /demo/fault')).toBe(400);
  });
});
