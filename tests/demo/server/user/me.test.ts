import { describe, expect, test, vi } from 'vitest';
import { createUserLog } from '../../../../demo/server/user/log.ts';
import { demoForEach } from '../support/demo-for.ts';

const RITA = 'rita.holm@example.com';
const { demo, browser: rita } = demoForEach({ as: 'Rita' });
const ME = '/api/v1/user/me';
const put = (path: string, body: unknown, headers = {}) => rita.ask(`PUT user ${ME}${path}`, body, headers);
const changeEmail = (newEmail: string) => put('/changeEmail', { newEmail });
const user = async () => (await rita.payload()).user;

describe('PUT /user/me', () => {
  test('is refused for a user that has changed meanwhile, with the user as it is now', async () => {
    const { version } = (await rita.ask(`GET user ${ME}`)).body;
    const change = (company: string) => put('', { company }, { 'if-match': `"${version}"` });
    expect((await change('Other')).status).toBe(200);
    const current = { company: 'Other' };
    expect(await change('Third')).toMatchObject({ status: 412, body: { code: 'changed', current } });
  });

  test('changes what is given and answers the user', async () => {
    const notifications = { documents: { enabled: false, interval: 'monthly' } };
    const change = { company: 'Holm & Co', consent: ['surveys'], notifications };
    expect((await put('', change)).body).toMatchObject(change);
    expect(await user()).toMatchObject({ company: 'Holm & Co', firstName: 'Rita' });
  });

  test.each([
    [{ email: 'other@example.com' }],
    [{ roles: ['internal'] }],
    [{ validationState: 'validated' }],
    [{ canManageUsers: true }],
  ])('does not let anyone give oneself %j', async (body) => {
    expect((await put('', body)).status).toBe(400);
    expect(await user()).toMatchObject({ email: RITA, canManageUsers: false });
  });

  test('keeps each industry once, and one at least (decision C2)', async () => {
    const fields = { industries: 'Choose at least one industry.' };
    expect(await put('', { industries: [] })).toMatchObject({ status: 400, body: { fields } });
    const changed = await put('', { industries: ['plastics', 'coatings', 'plastics'] });
    expect(changed.body.industries).toEqual(['plastics', 'coatings']);
  });
});

test('GET /user/me/log gives the samples newest first, with their products and what was asked for', async () => {
  const log = createUserLog(demo.ground.database);
  const [{ prd, name } = {}] = demo.sql("SELECT prd, name FROM product WHERE id = 'p-0001'");
  const customer = {
    name: 'Lind AB',
    street: 'Storgatan 4',
    zipCode: '111 23',
    city: 'Stockholm',
    country: 'SE',
  };
  const address = { customer, customShippingAddress: false, shipping: null };
  const old = { type: 'sampleRequest', prd: '0', createdDate: '2026-10-01T10:00:00.000Z' } as const;
  const late = { ...old, prd: String(prd), createdDate: '2026-10-02T10:00:00.000Z' };
  const request = { reason: 'A trial.', address };
  for (const entry of [old, { ...late, request }, { ...late, type: 'download' as const }])
    log.add('u-01', entry);
  expect((await rita.ask(`GET user ${ME}/log?type=sampleRequest`)).body).toEqual([
    { ...late, productId: 'p-0001', productName: name, isActive: true, ...request },
    { ...old, productId: null, productName: null },
  ]);
});

describe('PUT /user/me/changeEmail', () => {
  test('waits for the new address to confirm itself, and tells the old one', async () => {
    const { body } = await changeEmail('rita@example.com');
    expect(body).toMatchObject({ email: RITA, newEmail: 'rita@example.com' });
    expect(demo.mails()[0]?.to).toBe('rita@example.com');
    await rita.follow(demo.mailedLink());
    expect(await user()).toMatchObject({ email: 'rita@example.com' });
    expect(await user()).not.toHaveProperty('newEmail');
    expect(demo.mails()[0]).toMatchObject({ to: RITA, subject: 'Your email address was changed' });
  });

  test('a second change replaces the first', async () => {
    await changeEmail('first@example.com');
    const first = demo.mailedLink();
    await changeEmail('second@example.com');
    await rita.follow(first);
    expect(await user()).toMatchObject({ email: RITA, newEmail: 'second@example.com' });
  });

  test('sends five mails in ten minutes at most', async () => {
    const statuses = [];
    for (const number of [1, 2, 3, 4, 5, 6])
      statuses.push((await changeEmail(`${number}@example.com`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    demo.wait(601);
    await rita.login('Rita');
    expect((await changeEmail('rita@example.com')).status).toBe(200);
  });

  test('takes a login of less than ten minutes', async () => {
    demo.wait(601);
    const refused = { status: 403, body: { code: 'reauthentication_required' } };
    expect(await changeEmail('rita@example.com')).toMatchObject(refused);
    expect(demo.mails()).toEqual([]);
  });

  test('warns the present address at once, and once for each new one', async () => {
    for (const to of ['rita@example.com', 'rita@example.com', 'holm@example.com']) await changeEmail(to);
    const told = demo.mails().filter(({ to }) => to === RITA);
    const named = told.map(({ text }) => /log in with (\S+)/.exec(text)?.[1]);
    expect(named).toEqual(['holm@example.com', 'rita@example.com']);
    expect(told[0]?.text).toMatch(/This was not me:\nhttp:\S+\/was-not-me\?token=/);
  });

  test('can be withdrawn: its link confirms nothing any more', async () => {
    await changeEmail('rita@example.com');
    const link = demo.mailedLink();
    expect((await rita.ask(`DELETE user ${ME}/changeEmail`)).body).not.toHaveProperty('newEmail');
    expect(await rita.page(link)).toContain('This link no longer works');
    await rita.follow(link);
    expect((await user())?.email).toBe(RITA);
    // Once more is no failure: its answer may have been lost.
    expect((await rita.ask(`DELETE user ${ME}/changeEmail`)).status).toBe(200);
  });

  test('keeps its link where it cannot be withdrawn', async () => {
    await changeEmail('rita@example.com');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(demo.ground.users, 'change').mockImplementationOnce(() => {
      throw new Error('disk full');
    });
    expect((await rita.ask(`DELETE user ${ME}/changeEmail`)).status).toBe(500);
    await rita.follow(demo.mailedLink());
    expect((await user())?.email).toBe('rita@example.com');
  });

  test('refuses an address in use', async () => {
    const fields = { newEmail: 'This email address is already in use.' };
    expect(await changeEmail('vera.lindqvist@example.com')).toMatchObject({ status: 409, body: { fields } });
  });
});

describe('PUT /user/me/validationRequest', () => {
  test('makes the state pending, and then is closed', async () => {
    const place = { region: 'europe', subRegion: 'northern-europe' };
    expect((await put('/validationRequest', place)).body).toMatchObject({
      validationState: 'pending',
      ...place,
    });
    expect((await put('/validationRequest', place)).status).toBe(409);
  });

  test('can be sent again after a rejection', async () => {
    await rita.login('Rémy');
    expect((await put('/validationRequest', { region: 'middle-east-africa' })).status).toBe(200);
  });

  test.each([
    [{ region: 'atlantis' }, { region: 'Choose a region.' }],
    [{ region: 'europe' }, { subRegion: 'Choose a subregion.' }],
    [{ region: 'europe', subRegion: 'china' }, { subRegion: 'Choose a subregion.' }],
    [{ region: 'middle-east-africa', subRegion: 'china' }, { subRegion: 'Choose a subregion.' }],
  ])('refuses the place %j at the field that is wrong', async (place, fields) => {
    const { status, body } = await put('/validationRequest', place);
    expect([status, body.fields]).toEqual([400, fields]);
  });
});

test('PUT /user/me/privacy-policy keeps earlier states and takes the latest version only', async () => {
  await rita.login('Olga');
  expect((await put('/privacy-policy', { version: '2026-09' })).body).toEqual([
    { version: '2024-03', accepted: true, date: '2024-03-18T10:00:00.000Z' },
    { version: '2026-09', accepted: true, date: '2026-11-02T09:00:00.000Z' },
  ]);
  expect((await put('/privacy-policy', { version: '2024-03' })).status).toBe(400);
});

test('the account is deleted by its mailed link, and not before, with all that was saved', async () => {
  const basket = ['p-0001', 'p-0002'].map((id) => ({ id, resultType: 'pigments', product_name: id }));
  const comparison = { title: 'Reds', industry: 'coatings', basket };
  expect((await rita.ask('POST user /api/v1/product-comparison', comparison)).status).toBe(201);
  await rita.follow('/delete-account');
  expect((await user())?.email).toBe(RITA);
  await rita.follow(demo.mailedLink());
  expect(await user()).toBeUndefined();
  expect((await rita.login('Rita')).status).toBe(401);
  expect(demo.sql("SELECT 1 FROM comparisons WHERE user_id = 'u-01'")).toEqual([]);
});

describe('POST /user/me/download-token', () => {
  const CHIP = '/api/v2/document/download/a-0001-01';
  const PDF = '/util/download/pigment?i=coatings&id=p-0001';
  const open = async (call: string) => (await demo.browser().ask(`GET ${call}`)).status;

  test('opens files, each once, and nothing else', async () => {
    const jwt = await rita.downloadToken();
    expect(await open(`user ${ME}?jwt=${jwt}`)).toBe(401);
    expect(await open(`user /api/v1/product-comparison?jwt=${jwt}`)).toBe(401);
    // These are used by nobody, so the token still opens its file.
    expect(await open(`document ${CHIP}?jwt=${jwt}`)).toBe(200);
    expect(await open(`document ${CHIP}?jwt=${jwt}`)).toBe(410);
  });

  test('opens the one file that it was asked for', async () => {
    const token = await rita.downloadToken(PDF);
    expect(await open(`backend ${PDF.replace('p-0001', 'p-0002')}&token=${token}`)).toBe(410);
    const turned = `/util/download/pigment?id=p-0001&token=${await rita.downloadToken(PDF)}&i=coatings`;
    expect(await open(`backend ${turned}`)).toBe(200);
    const refused = await rita.ask(`POST user ${ME}/download-token`, { path: 'pigment' });
    expect(refused.body.fields).toEqual({ path: 'Start with a slash.' });
  });

  test('opens nothing after a minute', async () => {
    const jwt = await rita.downloadToken();
    demo.wait(61);
    expect(await open(`document ${CHIP}?jwt=${jwt}`)).toBe(410);
  });
});
