import { beforeEach, describe, expect, test } from 'vitest';
import { faultOf, parseFault } from '../../../../demo/server/shell/faults/fault.ts';
import { type TestBrowser, type TestDemo, testDemo } from '../support/test-demo.ts';

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
  let demo: TestDemo;
  let browser: TestBrowser;
  beforeEach(async () => {
    demo = await testDemo({ isAsDescribed: false });
    browser = demo.browser();
  });
  const country = (headers: Record<string, string>) =>
    browser.call('GET', 'backend', '/api/v1/country', {
      headers: { origin: 'http://localhost:4400', ...headers },
    });

  test('a status comes with an error body that the page may read', async () => {
    const response = await country({ 'x-demo-fault': 'status=503' });
    expect(response.status).toBe(503);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:4400');
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await response.json()).toEqual({ message: 'Status 503 was asked for.', code: 'demo_fault' });
  });

  test('malformed JSON calls itself JSON, a page calls itself a page', async () => {
    const malformed = await country({ 'x-demo-fault': 'malformed' });
    expect(malformed.headers.get('content-type')).toBe('application/json');
    await expect(malformed.json()).rejects.toThrow(SyntaxError);
    const page = await country({ 'x-demo-fault': 'html' });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  });

  test('a preflight waits as long as its call, and never fails', async () => {
    const call = encodeURIComponent('GET /api/v1/country');
    const ask = async (fault: string, method: string) => {
      await browser.call('GET', 'site', `/demo/fault?call=${call}&fault=${encodeURIComponent(fault)}`);
      const { services } = await browser.payload();
      const path = `${new URL(services?.backend ?? '').pathname}/api/v1/country`;
      const begin = performance.now();
      const answer = await browser.call('OPTIONS', 'backend', path, {
        headers: { origin: 'http://localhost:4400', 'access-control-request-method': method },
      });
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:4400');
      return performance.now() - begin;
    };
    expect(await ask('delay=200', 'GET')).toBeGreaterThanOrEqual(199);
    expect(await ask('delay=200;status=503', 'GET')).toBeGreaterThanOrEqual(199);
    expect(await ask('delay=3000', 'POST')).toBeLessThan(3000);
  });

  test('a delay is followed by the real answer', async () => {
    const begin = performance.now();
    expect(await (await country({ 'x-demo-fault': 'delay=40' })).json()).toMatchObject({ DE: 'Germany' });
    expect(performance.now() - begin).toBeGreaterThanOrEqual(39);
  });

  test('a misspelt fault is refused', async () => {
    const response = await country({ 'x-demo-fault': 'stauts=503' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'no_fault' });
  });

  test('set for a browser, it meets that browser alone, until cleared', async () => {
    await browser.call('GET', 'site', '/demo/fault?call=POST%20/login&fault=status=500');
    expect((await browser.login('rita.holm@example.com')).status).toBe(500);
    expect((await demo.browser().login('rita.holm@example.com')).status).toBe(200);
    await browser.call('GET', 'site', '/demo/fault?clear');
    expect((await browser.login('rita.holm@example.com')).status).toBe(200);
  });

  test('set for a browser, it reaches service calls by their token, also after a login', async () => {
    await browser.call('GET', 'site', '/demo/fault?call=GET%20/api/v1/user/me&fault=status=502');
    await browser.login('rita.holm@example.com');
    expect((await browser.call('GET', 'user', '/api/v1/user/me')).status).toBe(502);
    expect((await browser.call('GET', 'user', '/api/v1/user/me/log?type=x')).status).toBe(200);
  });

  test("set for a browser, it reaches visitors' service calls by the address in the payload", async () => {
    expect((await browser.payload()).services?.backend).toBe('http://localhost:4404');
    await browser.call('GET', 'site', '/demo/fault?call=GET%20/api/v1/country&fault=status=502');
    const base = (await browser.payload()).services?.backend?.replace('http://localhost:4404', '');
    expect((await browser.call('GET', 'backend', `${base}/api/v1/country`)).status).toBe(502);
    await browser.call('GET', 'site', '/demo/fault?clear');
    expect((await browser.call('GET', 'backend', `${base}/api/v1/country`)).status).toBe(200);
  });

  test('set for a browser, it reaches the PDF of a comparison, which bears a download token alone', async () => {
    await browser.login('rita.holm@example.com');
    await browser.payload();
    const file = async () => {
      const issued = await browser.call('POST', 'user', '/api/v1/user/me/download-token');
      const { token } = (await issued.json()) as { token: string };
      const query = `productUids=pigments::p-0001,pigments::p-0002&i=coatings&download=true&token=${token}`;
      return demo.services.backend.request(`http://localhost:4404/util/download/comparison?${query}`);
    };
    expect((await file()).status).toBe(200);
    await browser.call('GET', 'site', '/demo/fault?call=GET%20/util/download/*&fault=status=503');
    expect((await file()).status).toBe(503);
    await browser.call('GET', 'site', '/demo/fault?clear');
    expect((await file()).status).toBe(200);
  });

  test('a fault is set for one call by its name in the contract', async () => {
    const set = (call: string) => browser.call('GET', 'site', `/demo/fault?call=${call}&fault=status=502`);
    expect(await (await set('getPigment')).json()).toEqual({
      'GET /api/v1/pigment/{productId}': 'status=502',
    });
    const { services } = await browser.payload();
    const base = new URL(services?.search ?? '').pathname;
    const status = async (path: string) => (await browser.call('GET', 'search', `${base}${path}`)).status;
    expect(await status('/api/v1/pigment/p-0001?i=coatings')).toBe(502);
    expect(await status('/api/v1/pigment/p-0001/nearest?i=coatings')).toBe(200);
    expect((await set('getPigmnet')).status).toBe(400);
  });

  test('a fault that is misspelt or missing is not set for a browser', async () => {
    expect((await browser.call('GET', 'site', '/demo/fault?call=POST%20/login&fault=oops')).status).toBe(400);
    expect((await browser.call('GET', 'site', '/demo/fault')).status).toBe(400);
  });
});
