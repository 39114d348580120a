import { beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogueMaker } from '../../../../../demo/data/catalogue-maker.ts';
import type { CodePurpose } from '../../../../../demo/server/ground/codes/one-use-codes.ts';
import type { UserRecord } from '../../../../../demo/server/ground/users/user-record.ts';
import { type TestBrowser, type TestDemo, testDemo } from '../../support/test-demo.ts';

const VERA = 'vera.lindqvist@example.com';
const NEW = 'vera@example.com';
const maker = catalogueMaker();
const assets = [0, 1, 2, 3, 4, 5].flatMap((index) => maker.assets(maker.product(index)));
const restricted = assets.find(({ accessLevel }) => accessLevel === 'restricted');
const internal = assets.find(({ accessLevel }) => accessLevel === 'internal');
if (!restricted || !internal) throw new Error('The first products have no documents of these levels.');

let demo: TestDemo;
/** Where the user makes the change. */
let own: TestBrowser;
/** Another device on which the user is signed in. */
let other: TestBrowser;
beforeEach(async () => {
  demo = await testDemo();
  [own, other] = [demo.browser(), demo.browser()];
  for (const browser of [own, other]) await browser.login(VERA);
});

const vera = (): UserRecord => {
  const user = demo.ground.users.byEmail(VERA) ?? demo.ground.users.byEmail(NEW);
  if (!user) throw new Error('Vera has no account.');
  return user;
};
const put = (path: string, body: unknown) => own.call('PUT', 'user', `/api/v1/user/me${path}`, { body });
const tokenIn = (link: string) => new URL(link, 'http://localhost').searchParams.get('token') ?? '';

async function resetPassword() {
  await own.call('POST', 'user', '/api/v1/user/forgot-password', { body: { email: VERA } });
  const headers = { authorization: `Bearer ${tokenIn(demo.mailedLink())}` };
  const body = { password: 'Ultramarin-29' };
  return demo.browser().call('POST', 'user', '/api/v1/user/reset-password', { body, headers });
}

async function changeEmail() {
  await put('/changeEmail', { newEmail: 'vera@example.com' });
  const confirmed = await own.follow(demo.mailedLink());
  return { status: confirmed.headers.get('location') === '/' ? 200 : 400 };
}

const changes = {
  'a new password': () => put('', { password: 'Ultramarin-29' }),
  'a reset password': resetPassword,
  'a new email': changeEmail,
  'a logout everywhere': () => own.call('POST', 'user', '/api/v1/user/me/logout-everywhere'),
};

/** The file of a download token or archive, asked for without anything else. */
const get = (path: string) => demo.browser().call('GET', 'document', path);
async function downloadAddress(browser = other): Promise<string> {
  const answer = await browser.call('POST', 'user', '/api/v1/user/me/download-token');
  return `/api/v2/document/download/${restricted?.id}?jwt=${(await answer.json()).token}`;
}
async function archiveAddress(browser = other, asset = restricted): Promise<string> {
  const body = { assetIds: [asset?.id] };
  const answer = await browser.call('POST', 'document', '/api/v2/document/archive', { body });
  return `/api/v2/document/archive/${(await answer.json()).id}`;
}

test('a download token and an archive open their file while the session goes on', async () => {
  expect((await get(await downloadAddress())).status).toBe(200);
  expect((await get(await archiveAddress())).status).toBe(200);
});

describe.each(Object.entries(changes))('after %s', (_, change) => {
  test('the other sessions and their tokens have ended', async () => {
    expect((await change()).status).toBeLessThan(300);
    expect((await other.call('GET', 'user', '/api/v1/user/me')).status).toBe(401);
    expect((await other.payload()).user).toBeUndefined();
  });

  test('no code, download token or archive of before opens anything', async () => {
    const kinds: CodePurpose[] = [
      ...(['sign-in', 'verify-email', 'reset-password', 'change-email', 'delete-account'] as const),
      'download',
    ];
    const codes = kinds.map((kind) => [kind, demo.ground.codes.issue(kind, vera())] as const);
    const [download, archive] = [await downloadAddress(), await archiveAddress()];
    expect(codes.map(([kind, code]) => demo.ground.codes.ownerOf(kind, code)?.email)).toEqual(
      codes.map(() => VERA),
    );
    expect((await change()).status).toBeLessThan(300);
    for (const [kind, code] of codes) expect(demo.ground.codes.ownerOf(kind, code)).toBeUndefined();
    expect((await get(download)).status).toBe(410);
    expect((await get(archive)).status).toBe(404);
  });

  test('no change of the email is pending', async () => {
    await put('/changeEmail', { newEmail: 'other@example.com' });
    expect(vera().newEmail).toBe('other@example.com');
    expect((await change()).status).toBeLessThan(300);
    expect(vera().newEmail).toBeNull();
  });
});

test('the session in which a password or an email is changed goes on, a logout everywhere ends it, too', async () => {
  await changes['a new password']();
  await changes['a new email']();
  expect((await own.payload()).user?.email).toBe(NEW);
  await changes['a logout everywhere']();
  expect((await own.payload()).user).toBeUndefined();
});

test('after a logout, its download tokens and archives open nothing', async () => {
  const addresses = [await downloadAddress(own), await archiveAddress(own)];
  demo.ground.sessions.endOthers(vera().id, null);
  expect((await get(addresses[0] ?? '')).status).toBe(410);
  expect((await get(addresses[1] ?? '')).status).toBe(404);
});

test('a new password that the owner has overtaken while it was hashed is refused', async () => {
  Object.assign(demo.ground.passwordCost ?? {}, { N: 2 ** 14, r: 8, p: 3 });
  const read = vi.spyOn(demo.ground.sessions, 'byId');
  const late = put('', { password: 'Of-the-thief-1' });
  // By the faults, the viewer and the age of the sign-in; then it hashes.
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(3), { interval: 1 });
  demo.ground.sessions.endOthers(vera().id, null);
  expect((await late).status).toBe(401);
  expect((await own.login(VERA)).status).toBe(200);
});

describe('rights are those of now, whatever the token says', () => {
  const restrictedFile = () =>
    own.call('GET', 'document', `/api/v2/document/download/${restricted?.id}`).then(({ status }) => status);

  test('a withdrawn role counts at once, and the answer brings a token without it', async () => {
    await own.login('ivo.keller@example.com');
    const history = () => own.call('GET', 'document', `/api/v2/document/history/${restricted?.id}`);
    expect((await history()).status).toBe(200);
    const { id } = demo.ground.users.byEmail('ivo.keller@example.com') ?? { id: '' };
    demo.ground.users.change(id, { roles: ['public_restricted'] });
    const refused = await history();
    expect(refused.status).toBe(403);
    const fresh = refused.headers.get('jwt') ?? '';
    expect((await demo.ground.tokens.read(fresh))?.roles).toEqual(['public_restricted']);
  });

  test('an archive holds what its user may see when it is fetched', async () => {
    await own.login('ivo.keller@example.com');
    const address = await archiveAddress(own, internal);
    const { id } = demo.ground.users.byEmail('ivo.keller@example.com') ?? { id: '' };
    demo.ground.users.change(id, { roles: [] });
    const text = Buffer.from(await (await get(address)).arrayBuffer()).toString('latin1');
    expect(text).toContain('not-included.txt');
  });

  test('a removed user reads and writes nothing', async () => {
    expect(await restrictedFile()).toBe(200);
    demo.ground.users.remove(vera().id);
    expect(await restrictedFile()).toBe(401);
    const body = { productId: '0', documentTypes: [] };
    expect((await own.call('POST', 'user', '/api/v1/product-sheet/favorite', { body })).status).toBe(401);
    expect((await own.payload()).user).toBeUndefined();
  });
});
