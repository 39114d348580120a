import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createUserLog } from '../../../../demo/server/user/log.ts';
import { linkInNewestMail, type TestBrowser, type TestDemo, testDemo } from '../support/test-demo.ts';

let demo: TestDemo;
let browser: TestBrowser;
beforeEach(async () => {
  demo = await testDemo();
  browser = demo.browser();
  await browser.login('rita.holm@example.com');
});
const put = (path: string, body: unknown) => browser.call('PUT', 'user', `/api/v1/user/me${path}`, { body });

test('every call of the account asks visitors to log in', async () => {
  browser.token = undefined;
  const calls = [
    ['GET', '/user/me'],
    ['PUT', '/user/me'],
    ['GET', '/user/me/log?type=sampleRequest'],
    ['PUT', '/user/me/changeEmail'],
    ['PUT', '/user/me/validationRequest'],
    ['PUT', '/user/me/privacy-policy'],
    ['POST', '/user/me/download-token'],
    ['GET', '/product-sheet/favorite'],
    ['GET', '/product-comparison'],
  ] as const;
  for (const [method, path] of calls) {
    const response = await browser.call(
      method,
      'user',
      `/api/v1${path}`,
      method === 'PUT' ? { body: {} } : {},
    );
    expect([path, response.status, (await response.json()).code]).toEqual([path, 401, 'login_required']);
  }
});

describe('PUT /user/me', () => {
  test('is refused for a user that has changed meanwhile, with the user as it is now', async () => {
    const { version } = await (await browser.call('GET', 'user', '/api/v1/user/me')).json();
    const change = (company: string) =>
      browser.call('PUT', 'user', '/api/v1/user/me', {
        body: { company },
        headers: { 'if-match': `"${version}"` },
      });
    expect((await change('Other')).status).toBe(200);
    const refused = await change('Third');
    expect(refused.status).toBe(412);
    expect(await refused.json()).toMatchObject({ code: 'changed', current: { company: 'Other' } });
  });

  test('changes what is given and answers the user', async () => {
    const notifications = { documents: { enabled: false, interval: 'monthly' } };
    const response = await put('', { company: 'Holm & Co', consent: ['surveys'], notifications });
    expect(await response.json()).toMatchObject({
      company: 'Holm & Co',
      consent: ['surveys'],
      notifications,
    });
    expect((await browser.payload()).user).toMatchObject({ company: 'Holm & Co', firstName: 'Rita' });
  });

  test.each([
    [{ email: 'other@example.com' }],
    [{ roles: ['internal'] }],
    [{ validationState: 'validated' }],
    [{ canManageUsers: true }],
  ])('does not let anyone give oneself %j', async (body) => {
    expect((await put('', body)).status).toBe(400);
    expect((await browser.payload()).user).toMatchObject({
      email: 'rita.holm@example.com',
      canManageUsers: false,
    });
  });

  test('keeps each industry once, and one at least (decision C2)', async () => {
    const refused = await put('', { industries: [] });
    expect([refused.status, (await refused.json()).fields]).toEqual([
      400,
      { industries: 'Choose at least one industry.' },
    ]);
    const changed = await put('', { industries: ['plastics', 'coatings', 'plastics'] });
    expect((await changed.json()).industries).toEqual(['plastics', 'coatings']);
  });
});

describe('GET /user/me/log', () => {
  const home = {
    name: 'Lind AB',
    street: 'Storgatan 4',
    zipCode: '111 23',
    city: 'Stockholm',
    country: 'SE',
  };

  test('gives the samples newest first, with their products and what was asked for', async () => {
    await browser.login('vera.lindqvist@example.com');
    const { id } = demo.ground.users.byEmail('vera.lindqvist@example.com') ?? { id: '' };
    const log = createUserLog(demo.ground.database);
    log.add(id, { type: 'sampleRequest', prd: '0', createdDate: '2026-10-01T10:00:00.000Z' });
    const find = demo.ground.database.prepare('SELECT prd, name FROM product WHERE id = ?');
    const { prd, name } = find.get('p-0001') ?? {};
    const request = {
      reason: 'A trial.',
      address: { customer: home, customShippingAddress: false, shipping: null },
    };
    log.add(id, {
      ...{ type: 'sampleRequest', prd: String(prd), createdDate: '2026-10-02T10:00:00.000Z', request },
    });
    log.add(id, { type: 'download', prd: String(prd), createdDate: '2026-10-03T10:00:00.000Z' });
    const entries = await (
      await browser.call('GET', 'user', '/api/v1/user/me/log?type=sampleRequest')
    ).json();
    expect(entries).toEqual([
      {
        ...{ type: 'sampleRequest', prd, productId: 'p-0001', productName: name },
        ...{ createdDate: '2026-10-02T10:00:00.000Z', ...request },
      },
      {
        ...{ type: 'sampleRequest', prd: '0', productId: null, productName: null },
        createdDate: '2026-10-01T10:00:00.000Z',
      },
    ]);
  });
});

describe('PUT /user/me/changeEmail', () => {
  test('waits for the new address to confirm itself, and tells the old one', async () => {
    const response = await put('/changeEmail', { newEmail: 'rita@example.com' });
    expect(await response.json()).toMatchObject({
      email: 'rita.holm@example.com',
      newEmail: 'rita@example.com',
    });
    expect(demo.ground.outbox.all()[0]?.to).toBe('rita@example.com');
    await browser.follow(linkInNewestMail(demo.ground));
    const { user } = await browser.payload();
    expect(user?.email).toBe('rita@example.com');
    expect(user).not.toHaveProperty('newEmail');
    expect(demo.ground.outbox.all()[0]).toMatchObject({
      to: 'rita.holm@example.com',
      subject: 'Your email address was changed',
    });
  });

  test('a second change replaces the first', async () => {
    await put('/changeEmail', { newEmail: 'first@example.com' });
    const first = linkInNewestMail(demo.ground);
    await put('/changeEmail', { newEmail: 'second@example.com' });
    await browser.follow(first);
    expect((await browser.payload()).user).toMatchObject({
      email: 'rita.holm@example.com',
      newEmail: 'second@example.com',
    });
  });

  test('sends five mails in ten minutes at most', async () => {
    const statuses = [];
    for (const number of [1, 2, 3, 4, 5, 6]) {
      statuses.push((await put('/changeEmail', { newEmail: `rita${number}@example.com` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    demo.wait(601);
    await browser.login('rita.holm@example.com');
    expect((await put('/changeEmail', { newEmail: 'rita@example.com' })).status).toBe(200);
  });

  test('takes a login of less than ten minutes', async () => {
    demo.wait(601);
    const refused = await put('/changeEmail', { newEmail: 'rita@example.com' });
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'reauthentication_required']);
    expect(demo.ground.outbox.all()).toEqual([]);
  });

  test('warns the present address at once, and once for each new one', async () => {
    const tell = (newEmail: string) => put('/changeEmail', { newEmail });
    for (const newEmail of ['rita@example.com', 'rita@example.com', 'holm@example.com']) await tell(newEmail);
    const told = demo.ground.outbox.all().filter(({ to }) => to === 'rita.holm@example.com');
    expect(told.map(({ text }) => /log in with (\S+)/.exec(text)?.[1])).toEqual([
      'holm@example.com',
      'rita@example.com',
    ]);
    expect(told[0]?.text).toMatch(/This was not me:\nhttp:\S+\/was-not-me\?token=/);
  });

  test('can be withdrawn: its link confirms nothing any more', async () => {
    await put('/changeEmail', { newEmail: 'rita@example.com' });
    const link = linkInNewestMail(demo.ground);
    const withdrawn = await browser.call('DELETE', 'user', '/api/v1/user/me/changeEmail');
    expect(await withdrawn.json()).not.toHaveProperty('newEmail');
    expect(await (await browser.call('GET', 'site', link)).text()).toContain('This link no longer works');
    await browser.follow(link);
    expect((await browser.payload()).user?.email).toBe('rita.holm@example.com');
    // Once more is no failure: its answer may have been lost.
    expect((await browser.call('DELETE', 'user', '/api/v1/user/me/changeEmail')).status).toBe(200);
  });

  test('keeps its link where it cannot be withdrawn', async () => {
    await put('/changeEmail', { newEmail: 'rita@example.com' });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(demo.ground.users, 'change').mockImplementationOnce(() => {
      throw new Error('disk full');
    });
    const link = linkInNewestMail(demo.ground);
    expect((await browser.call('DELETE', 'user', '/api/v1/user/me/changeEmail')).status).toBe(500);
    await browser.follow(link);
    expect((await browser.payload()).user?.email).toBe('rita@example.com');
  });

  test('refuses an address in use', async () => {
    const response = await put('/changeEmail', { newEmail: 'vera.lindqvist@example.com' });
    expect(response.status).toBe(409);
    expect((await response.json()).fields).toEqual({ newEmail: 'This email address is already in use.' });
  });
});

describe('PUT /user/me/validationRequest', () => {
  test('makes the state pending, and then is closed', async () => {
    const body = { region: 'europe', subRegion: 'northern-europe' };
    expect(await (await put('/validationRequest', body)).json()).toMatchObject({
      validationState: 'pending',
      ...body,
    });
    expect((await put('/validationRequest', body)).status).toBe(409);
  });

  test('can be sent again after a rejection', async () => {
    await browser.login('remy.laurent@example.com');
    expect((await put('/validationRequest', { region: 'middle-east-africa' })).status).toBe(200);
  });

  test.each([
    [{ region: 'atlantis' }, { region: 'Choose a region.' }],
    [{ region: 'europe' }, { subRegion: 'Choose a subregion.' }],
    [{ region: 'europe', subRegion: 'china' }, { subRegion: 'Choose a subregion.' }],
    [{ region: 'middle-east-africa', subRegion: 'china' }, { subRegion: 'Choose a subregion.' }],
  ])('refuses the place %j at the field that is wrong', async (body, fields) => {
    const response = await put('/validationRequest', body);
    expect([response.status, (await response.json()).fields]).toEqual([400, fields]);
  });
});

test('PUT /user/me/privacy-policy keeps earlier states and takes the latest version only', async () => {
  await browser.login('olga.ferrari@example.com');
  const response = await put('/privacy-policy', { version: '2026-09' });
  expect(await response.json()).toEqual([
    { version: '2024-03', accepted: true, date: '2024-03-18T10:00:00.000Z' },
    { version: '2026-09', accepted: true, date: '2026-11-02T09:00:00.000Z' },
  ]);
  expect((await put('/privacy-policy', { version: '2024-03' })).status).toBe(400);
});

test('the account is deleted by its mailed link, and not before, with all that was saved', async () => {
  const item = (id: string) => ({ id, resultType: 'pigments', product_name: id });
  const basket = ['p-0001', 'p-0002'].map(item);
  const body = { title: 'Reds', industry: 'coatings', basket };
  expect((await browser.call('POST', 'user', '/api/v1/product-comparison', { body })).status).toBe(201);
  await browser.follow('/delete-account');
  const link = linkInNewestMail(demo.ground);
  expect((await browser.payload()).user?.email).toBe('rita.holm@example.com');
  await browser.follow(link);
  expect((await browser.payload()).user).toBeUndefined();
  expect((await browser.login('rita.holm@example.com')).status).toBe(401);
  const left = demo.ground.database.prepare("SELECT 1 FROM comparisons WHERE user_id = 'u-01'");
  expect(left.all()).toEqual([]);
});

describe('POST /user/me/download-token', () => {
  const download = async (asset: string, token: string) =>
    demo.browser().call('GET', 'document', `/api/v2/document/download/${asset}?jwt=${token}`);
  async function issue(): Promise<string> {
    return (await (await browser.call('POST', 'user', '/api/v1/user/me/download-token')).json()).token;
  }
  const chip = async () => {
    const pigment = await (await browser.call('GET', 'search', '/api/v1/pigment/p-0001')).json();
    return pigment.assets.find(({ type }: { type: string }) => type === 'image_color_chip').id as string;
  };

  test('opens one download within a minute', async () => {
    const asset = await chip();
    const token = await issue();
    expect((await download(asset, token)).status).toBe(200);
    expect((await download(asset, token)).status).toBe(410);
  });

  test('opens files, and nothing else', async () => {
    const asset = await chip();
    const token = await issue();
    const read = (service: 'user' | 'search', path: string) =>
      demo.browser().call('GET', service, `${path}?jwt=${token}`);
    expect((await read('user', '/api/v1/user/me')).status).toBe(401);
    expect((await read('user', '/api/v1/product-comparison')).status).toBe(401);
    // These are used by nobody, so the token still opens its file.
    expect((await download(asset, token)).status).toBe(200);
  });

  test('opens the one file that it was asked for', async () => {
    const ask = async (path: string) => {
      const body = { path };
      const answer = await browser.call('POST', 'user', '/api/v1/user/me/download-token', { body });
      return (await answer.json()) as { token: string; fields?: object };
    };
    const open = (path: string) => demo.browser().call('GET', 'backend', path);
    const file = '/util/download/pigment?id=p-0001&i=coatings';
    const other = '/util/download/pigment?id=p-0002&i=coatings';
    expect((await open(`${other}&token=${(await ask(file)).token}`)).status).toBe(410);
    const { token } = await ask(file);
    expect((await open(`/util/download/pigment?i=coatings&token=${token}&id=p-0001`)).status).toBe(200);
    expect(await ask('pigment')).toMatchObject({ fields: { path: 'Start with a slash.' } });
  });

  test('opens nothing after a minute', async () => {
    const asset = await chip();
    const token = await issue();
    demo.wait(61);
    expect((await download(asset, token)).status).toBe(410);
  });
});
