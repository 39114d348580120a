import { beforeEach, expect, test } from 'vitest';
import { demoForEach } from '../support/demo-for.ts';
import type { TestBrowser } from '../support/test-demo.ts';

const SESSIONS = '/api/v1/user/me/sessions';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

interface Listed {
  id: string;
  device?: string;
  signedInAt?: string;
  usedAt: string;
  isCurrent: boolean;
}

const { demo, browser: own } = demoForEach({ as: 'Vera' });
let other: TestBrowser;
beforeEach(async () => {
  demo.wait(60);
  other = demo.browser();
  const body = { email: 'vera.lindqvist@example.com', password: 'Pigment-2026' };
  const login = await other.call('POST', 'site', '/login', { body, headers: { 'user-agent': FIREFOX } });
  other.token = (await login.json()).token;
});

const list = async (browser = own) => (await browser.ask(`GET user ${SESSIONS}`)).body as Listed[];

test('the sessions are listed by their last use, with what is known of each', async () => {
  expect(await list()).toEqual([
    {
      ...{ id: expect.any(String), device: 'Firefox on Windows', isCurrent: false },
      ...{ signedInAt: '2026-11-02T09:01:00.000Z', usedAt: '2026-11-02T09:01:00.000Z' },
    },
    {
      ...{ id: expect.any(String), isCurrent: true },
      ...{ signedInAt: '2026-11-02T09:00:00.000Z', usedAt: '2026-11-02T09:00:00.000Z' },
    },
  ]);
  demo.wait(60);
  await own.page('/');
  expect((await list()).map(({ isCurrent, usedAt }) => [isCurrent, usedAt])).toEqual([
    [true, '2026-11-02T09:02:00.000Z'],
    [false, '2026-11-02T09:01:00.000Z'],
  ]);
});

test('an id of the list is neither that of the session nor its cookie', async () => {
  const stored = JSON.stringify(demo.sql('SELECT id, data FROM sessions'));
  const cookies = `${own.cookie} ${other.cookie}`;
  for (const { id } of await list()) {
    expect(stored).not.toContain(id);
    expect(cookies).not.toContain(id);
  }
});

test('one that is ended opens nothing any more; the others go on', async () => {
  const [{ id } = { id: '' }] = await list();
  expect((await own.ask(`DELETE user ${SESSIONS}/${id}`)).status).toBe(204);
  expect((await other.ask('GET user /api/v1/user/me')).status).toBe(401);
  expect((await other.payload()).user).toBeUndefined();
  expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  expect((await own.ask(`DELETE user ${SESSIONS}/${id}`)).status).toBe(404);
});

test('one’s own may be ended, too', async () => {
  const [, { id } = { id: '' }] = await list();
  expect((await own.ask(`DELETE user ${SESSIONS}/${id}`)).status).toBe(204);
  expect((await own.ask('GET user /api/v1/user/me')).status).toBe(401);
});

test('that of somebody else is as unknown', async () => {
  const [{ id } = { id: '' }] = await list(await demo.as('Noor'));
  const refused = await own.ask(`DELETE user ${SESSIONS}/${id}`);
  expect(refused).toMatchObject({ status: 404 });
  expect(refused.body).toEqual((await own.ask(`DELETE user ${SESSIONS}/none`)).body);
});
