import { expect, test } from 'vitest';
import { describedCalls, exampleOf, parametersOf } from './support/api-document.ts';
import { demoForAll } from './support/demo-for.ts';

// Names that every object has: looked up in a plain table they are found although nobody put them there.
const NAMES = ['constructor', '__proto__', 'toString'];

const { demo } = demoForAll({ hasRateLimits: false });

test.each(describedCalls())('%s takes no inherited name for a value', async (call) => {
  const existing = exampleOf(call);
  const [service, method, path] = call.split(' ');
  for (const name of NAMES) {
    const inPath = `${method} ${service} ${path?.replaceAll(/\{\w+\}/g, name)}`;
    const queries = [name, ...parametersOf(call, 'query')].map((key) => `${existing}?${key}=${name}`);
    for (const asked of [inPath, ...queries])
      expect((await demo.browser().ask(asked)).status, asked).toBeLessThan(500);
  }
});

test.each(NAMES)('a body may hold %s', async (name) => {
  const ivo = await demo.as('Ivo');
  const { formSecurityToken } = await ivo.payload();
  const message = { message: 'Hello', contactType: 'psr', formSecurityToken };
  const send = async (changes: object) =>
    (await ivo.ask('POST site /api/v1/message/contactForm', { ...message, ...changes })).status;
  expect(await send({ topic: name })).toBe(200);
  expect(await send({ contactType: name })).toBe(400);
  const place = { region: name, subRegion: name };
  expect((await ivo.ask('PUT user /api/v1/user/me/validationRequest', place)).status).toBe(400);
});
