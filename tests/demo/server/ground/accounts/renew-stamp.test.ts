import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserRecord } from '../../../../../demo/server/ground/users/user-record.ts';
import { things } from '../../access/things.ts';
import { demoForEach } from '../../support/demo-for.ts';
import type { TestBrowser } from '../../support/test-demo.ts';

const VERA = 'vera.lindqvist@example.com';
const NEW = 'vera@example.com';
const ME = '/api/v1/user/me';
const DOCUMENT = '/api/v2/document';
const { restricted, internal } = things.documents;

/** `own` is where the user makes the change. */
const { demo, browser: own } = demoForEach({ as: 'Vera' });
/** Another device on which the user is signed in. */
let other: TestBrowser;
beforeEach(async () => {
  other = await demo.as('Vera');
});

const vera = () => (demo.ground.users.byEmail(VERA) ?? demo.ground.users.byEmail(NEW)) as UserRecord;
const put = (path: string, body: unknown) => own.ask(`PUT user ${ME}${path}`, body);

async function resetPassword() {
  await own.ask('POST user /api/v1/user/forgot-password', { email: VERA });
  const headers = { authorization: `Bearer ${demo.mailedLink().split('token=')[1]}` };
  const password = 'Ultramarin-29';
  return demo.browser().ask('POST user /api/v1/user/reset-password', { password }, headers);
}

async function changeEmail() {
  await put('/changeEmail', { newEmail: NEW });
  const confirmed = await own.follow(demo.mailedLink());
  return { status: confirmed.headers.get('location') === '/' ? 200 : 400 };
}

const changes = {
  'a new password': () => put('', { password: 'Ultramarin-29' }),
  'a reset password': resetPassword,
  'a new email': changeEmail,
  'a logout everywhere': () => own.ask(`POST user ${ME}/logout-everywhere`),
};

/** The file of a download token or archive, asked for without anything else. */
const statusOf = async (path: string) => (await demo.browser().ask(`GET document ${path}`)).status;
const downloadAddress = async (browser = other) =>
  `${DOCUMENT}/download/${restricted.id}?jwt=${await browser.downloadToken()}`;
async function archiveAddress(browser = other, { id }: { id: string } = restricted) {
  const { body } = await browser.ask(`POST document ${DOCUMENT}/archive`, { assetIds: [id] });
  return `${DOCUMENT}/archive/${body.id}`;
}

test('a download token and an archive open their file while the session goes on', async () => {
  expect(await statusOf(await downloadAddress())).toBe(200);
  expect(await statusOf(await archiveAddress())).toBe(200);
});

describe.each(Object.entries(changes))('after %s', (_, change) => {
  test('the other sessions and their tokens have ended', async () => {
    expect((await change()).status).toBeLessThan(300);
    expect((await other.ask(`GET user ${ME}`)).status).toBe(401);
    expect((await other.payload()).user).toBeUndefined();
  });

  test('no code, download token or archive of before opens anything', async () => {
    const kinds = [
      ...(['sign-in', 'verify-email', 'reset-password', 'change-email', 'delete-account'] as const),
      'download' as const,
    ];
    const { codes } = demo.ground;
    const issued = kinds.map((kind) => [kind, codes.issue(kind, vera())] as const);
    const owners = () => issued.map(([kind, code]) => codes.ownerOf(kind, code)?.email);
    const [download, archive] = [await downloadAddress(), await archiveAddress()];
    expect(owners()).toEqual(kinds.map(() => VERA));
    expect((await change()).status).toBeLessThan(300);
    expect(owners()).toEqual(kinds.map(() => undefined));
    expect([await statusOf(download), await statusOf(archive)]).toEqual([410, 404]);
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
  const [download, archive] = [await downloadAddress(own), await archiveAddress(own)];
  demo.ground.sessions.endOthers(vera().id, null);
  expect([await statusOf(download), await statusOf(archive)]).toEqual([410, 404]);
});

test('a new password that the owner has overtaken while it was hashed is refused', async () => {
  Object.assign(demo.ground.passwordCost ?? {}, { N: 2 ** 14, r: 8, p: 3 });
  const read = vi.spyOn(demo.ground.sessions, 'byId');
  const late = put('', { password: 'Of-the-thief-1' });
  // By the faults, the viewer and the age of the sign-in; then it hashes.
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(3), { interval: 1 });
  demo.ground.sessions.endOthers(vera().id, null);
  expect((await late).status).toBe(401);
  expect((await own.login('Vera')).status).toBe(200);
});

describe('rights are those of now, whatever the token says', () => {
  const setRoles = (roles: string[]) => demo.ground.users.change('u-05', { roles });

  test('a withdrawn role counts at once, and the answer brings a token without it', async () => {
    await own.login('Ivo');
    const history = () => own.ask(`GET document ${DOCUMENT}/history/${restricted.id}`);
    expect((await history()).status).toBe(200);
    setRoles(['public_restricted']);
    const { status, headers } = await history();
    expect(status).toBe(403);
    const fresh = await demo.ground.tokens.read(headers.get('jwt') ?? '');
    expect(fresh?.roles).toEqual(['public_restricted']);
  });

  test('an archive holds what its user may see when it is fetched', async () => {
    await own.login('Ivo');
    const address = await archiveAddress(own, internal);
    setRoles([]);
    expect((await demo.browser().ask(`GET document ${address}`)).body).toContain('not-included.txt');
  });

  test('a removed user reads and writes nothing', async () => {
    const read = async () => (await own.ask(`GET document ${DOCUMENT}/download/${restricted.id}`)).status;
    expect(await read()).toBe(200);
    demo.ground.users.remove(vera().id);
    expect(await read()).toBe(401);
    const favorite = { productId: '0', documentTypes: [] };
    expect((await own.ask('POST user /api/v1/product-sheet/favorite', favorite)).status).toBe(401);
    expect((await own.payload()).user).toBeUndefined();
  });
});
