import { expect, test } from 'vitest';
import { createConsentRecords } from '../../../../demo/server/site/consent-records.ts';
import { testDemo } from '../support/test-demo.ts';

test('a consent record keeps time, version and choice, and no person', async () => {
  const demo = await testDemo();
  const settings = { mandatory: true, functional: true, marketing: false };
  const post = async (body: unknown) => (await demo.browser().ask('POST site /api/v1/consent', body)).status;
  const chosenAt = '2026-11-02T08:59:58.000Z';
  expect(await post({ time: chosenAt, version: '3', settings })).toBe(201);
  expect(await post({ time: 'yesterday', settings })).toBe(400);
  expect(await post({ settings: { mandatory: true, functional: true } })).toBe(400);
  expect(await post({ settings: { ...settings, mandatory: false } })).toBe(400);
  const sessionId = expect.stringMatching(/^[\w-]{43}$/);
  expect(createConsentRecords(demo.ground.database).all()).toEqual([
    { sessionId, time: '2026-11-02T09:00:00.000Z', chosenAt, version: '3', settings },
  ]);
});
