import { beforeAll, expect, test } from 'vitest';
import type { ServiceName } from '../../../demo/server/base/ports.ts';
import { describedCalls, parametersOf } from './support/api-document.ts';
import { type TestBrowser, type TestDemo, testDemo } from './support/test-demo.ts';

// Names that every object has: looked up in a plain table they are found although nobody put them there.
const NAMES = ['constructor', '__proto__', 'toString'];

let demo: TestDemo;
let browser: TestBrowser;
beforeAll(async () => {
  demo = await testDemo({ hasRateLimits: false });
  browser = demo.browser();
  await browser.login('ivo.keller@example.com');
});

test.each(describedCalls())('%s takes no inherited name for a value', async (call) => {
  const [service, method = '', path = ''] = call.split(' ') as [ServiceName, string, string];
  for (const name of NAMES) {
    const existing = path
      .replace('{productId}', 'p-0001')
      .replace('{id}', '1')
      .replace('{assetId}', 'a-0001-01');
    const queries = parametersOf(call, 'query').map((key) => `${existing}?${key}=${name}`);
    const inPath = path.replaceAll(/\{\w+\}/g, name);
    for (const address of [inPath, ...queries, `${existing}?${name}=${name}`]) {
      const visitor = demo.browser();
      const { status } = await visitor.call(method, service, address);
      expect(status, `${method} ${address}`).toBeLessThan(500);
    }
  }
});

test.each(NAMES)('a body may hold %s', async (name) => {
  const { formSecurityToken } = await browser.payload();
  const message = { message: 'Hello', contactType: 'psr', formSecurityToken };
  const send = (body: object) => browser.call('POST', 'site', '/api/v1/message/contactForm', { body });
  expect((await send({ ...message, topic: name })).status).toBe(200);
  expect((await send({ ...message, contactType: name })).status).toBe(400);
  const validation = { body: { region: name, subRegion: name } };
  const asked = await browser.call('PUT', 'user', '/api/v1/user/me/validationRequest', validation);
  expect(asked.status).toBe(400);
});
