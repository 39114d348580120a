import { beforeEach, describe, expect, test } from 'vitest';
import { ServiceError } from '../../../src/errors/service-error.ts';
import * as comparisons from '../../../src/services/comparisons.ts';
import { saveFavourite } from '../../../src/services/favourites.ts';
import { readDocumentManifest } from '../../../src/services/manifest.ts';
import * as me from '../../../src/services/me.ts';
import { searchDocuments } from '../../../src/services/search.ts';
import { readChangedSheets } from '../../../src/services/sheets.ts';
import { login } from '../../../src/services/site.ts';
import { readSuggestions } from '../../../src/services/suggestions.ts';
import {
  forgotPassword,
  type Registration,
  register,
  resetPassword,
  sendEmailVerification,
} from '../../../src/services/user.ts';
import { clientForEach } from './support/client-for.ts';

// The library's own services against the demo's, without sockets: both must mean the same by a call.
const client = clientForEach();
const { demo, http } = client;
const RITA = { email: 'rita.holm@example.com', password: 'Pigment-2026' };

/** The error of a call that should fail. */
async function failureOf(call: Promise<unknown>): Promise<ServiceError> {
  const error = await call.catch((reason: unknown) => reason);
  if (error instanceof ServiceError) return error;
  throw new Error('The call did not fail as a service call does.');
}

describe('login', () => {
  test('gives the user, or says that a link was mailed', async () => {
    const user = { userId: 'u-01', token: expect.any(String) };
    expect(await login(http, RITA)).toMatchObject({ kind: 'signed-in', user });
    expect(await login(http, { ...RITA, email: 'tove.berg@example.com' })).toEqual({ kind: '2fa' });
  });

  test.each([
    [{ password: 'x' }, 'wrong_credentials'],
    [{ email: 'uma.patel@example.com' }, 'email_not_verified'],
  ])(
    "fails, with %j, with the server's code %s, from which the client makes its text",
    async (more, code) => {
      const failure = await failureOf(login(http, { ...RITA, ...more }));
      expect(failure).toMatchObject({ kind: 'http', status: 401, serverMessage: code });
    },
  );

  test('says how long to wait after too many attempts', async () => {
    const attempt = () => failureOf(login(http, { ...RITA, password: 'x' }));
    for (let count = 0; count < 10; count++) await attempt();
    expect(await attempt()).toMatchObject({ kind: 'http', status: 429, retryAfter: 300 });
  });
});

test('sendEmailVerification takes the answer for a confirmation', async () => {
  await sendEmailVerification(http, 'uma.patel@example.com', 'one');
  expect(demo.mails()[0]?.to).toBe('uma.patel@example.com');
});

describe('an account', () => {
  const registration: Registration = {
    ...{ firstName: 'Nora', lastName: 'Quist', company: 'Quist Farben', country: 'DE' },
    ...{ email: 'nora.quist@example.com', password: 'Zinnober-7' },
    selectedIndustries: ['coatings', 'plastics'],
    consent: ['inquiries', 'personalizedTracking', 'surveys', 'onlineMarketing'],
  };

  test('is registered once, and refuses the same email again', async () => {
    const userId = await register(http, registration, 'one');
    const { selectedIndustries: industries, consent } = registration;
    const made = { firstName: 'Nora', industries, consent, emailVerified: false };
    expect(demo.ground.users.byId(userId)).toMatchObject(made);
    const fields = { email: 'This email address is already in use.' };
    const refused = { status: 409, code: 'email_in_use', fields };
    expect(await failureOf(register(http, registration, 'two'))).toMatchObject(refused);
  });

  test('gets a new password by the token of a mail, whoever is signed in', async () => {
    await forgotPassword(http, RITA.email, 'one');
    const token = demo.mailedLink().split('token=')[1] ?? '';
    const password = 'Ultramarin-29';
    client.token = 'of someone else';
    await resetPassword(http, { token, password, key: 'one' });
    expect(client.token).toBe('of someone else');
    const refused = { status: 401, code: 'invalid_reset_token' };
    expect(await failureOf(resetPassword(http, { token, password, key: 'two' }))).toMatchObject(refused);
    client.token = null;
    expect((await login(http, { ...RITA, password })).kind).toBe('signed-in');
  });
});

describe('the signed-in user', () => {
  beforeEach(() => client.login('Rita'));

  test('is read, changed and asked to confirm a new email', async () => {
    expect(await me.readMe(http)).toMatchObject({ userId: 'u-01', industries: ['coatings'] });
    const change = {
      company: 'Holm & Co',
      notifications: { documents: { enabled: false, interval: 'monthly' } },
    } as const;
    expect(await me.changeMe(http, change)).toMatchObject({ ...change, firstName: 'Rita' });
    const newEmail = 'rita@example.com';
    expect(await me.changeEmail(http, newEmail, 'one')).toMatchObject({ newEmail });
    const inUse = await failureOf(me.changeEmail(http, 'vera.lindqvist@example.com', 'two'));
    expect(inUse.code).toBe('email_in_use');
    const place = { region: 'europe', subRegion: 'northern-europe' };
    const pending = { validationState: 'pending', ...place };
    expect(await me.requestValidation(http, place, 'one')).toMatchObject(pending);
    expect((await failureOf(me.requestValidation(http, place, 'two'))).code).toBe('validation_not_open');
    const [state] = await me.acceptPrivacyPolicy(http, '2026-09');
    expect(state).toMatchObject({ version: '2026-09', accepted: true });
    expect(await me.readLog(http, { type: 'sampleRequest', limit: 1 })).toEqual([]);
  });

  test('changes the password only soon after the login', async () => {
    expect(await me.changePassword(http, 'Ultramarin-29', 'one')).toMatchObject({ userId: 'u-01' });
    demo.wait(700);
    const failure = await failureOf(me.changePassword(http, 'Ultramarin-30', 'two'));
    expect(failure).toMatchObject({ status: 403, code: 'reauthentication_required' });
  });

  test('saves a comparison once, however often it is sent', async () => {
    const item = (id: string, name: string) => ({
      ...{ id, uid: `pigments::${id}`, resultType: 'pigments', product_name: name },
    });
    const basket = [item('p-0001', 'Rubelis Red 3540'), item('p-0002', 'Azurenta Blue 1153')];
    const details = { title: 'Reds', industry: 'coatings', basket };
    const saved = await comparisons.createComparison(http, details, 'key-1');
    // The answer got lost: asking again makes no second one.
    expect(await comparisons.createComparison(http, details, 'key-1')).toEqual(saved);
    expect(saved).toMatchObject({ ...details, updatedDate: '2026-11-02T09:00:00.000Z' });
    expect(await comparisons.listComparisons(http)).toEqual([saved]);
    demo.wait(60);
    const renamed = await comparisons.updateComparison(http, saved.id, { ...saved, title: 'Blues' });
    const { version } = renamed;
    expect(renamed).toEqual({ ...saved, title: 'Blues', updatedDate: '2026-11-02T09:01:00.000Z', version });
    expect(version).not.toBe(saved.version);
    expect(await comparisons.readComparison(http, saved.id)).toEqual(renamed);
    await comparisons.deleteComparison(http, saved.id);
    expect(await failureOf(comparisons.readComparison(http, saved.id))).toMatchObject({ status: 404 });
  });
});

const { signal } = new AbortController();

describe('searchDocuments', () => {
  const all = (type: string, size?: number) => {
    const range = size ? { size } : undefined;
    return searchDocuments(http, { filters: new URLSearchParams({ type }), range }, signal);
  };

  test.each(['pigments', 'assets', 'imageStacks'])(
    'understands every hit of a whole catalogue of %s',
    async (type) => {
      const { total, hits, aggregations } = await all(type, 1000);
      expect(hits).toHaveLength(Math.min(total, 1000));
      expect(hits.every(({ resultType }) => resultType === type)).toBe(true);
      expect(Object.keys(aggregations ?? {}).length).toBeGreaterThan(30);
    },
  );

  test('names the filter values that the service ignored', async () => {
    const filters = new URLSearchParams('c=red&c=nonsense&prod_plant=kehl');
    const { ignored } = await searchDocuments(http, { filters }, signal);
    expect(ignored).toContainEqual({ key: 'c', value: 'nonsense' });
    expect(ignored).toContainEqual({ key: 'prod_plant', value: 'kehl' });
  });

  test('gives suggestions within the filters', async () => {
    const [first] = await readSuggestions(http, new URLSearchParams('q=red'), signal);
    expect(first?.matches[0]).toEqual([expect.any(Number), expect.any(Number)]);
  });

  test('uses the new token that an answer brings from then on', async () => {
    await client.login('Rita');
    const first = client.token;
    demo.wait(301);
    await all('pigments');
    expect(client.token).not.toBe(first);
    await all('pigments');
  });
});

describe('readChangedSheets', () => {
  test('gives saved products with the documents that are newer, whose types have names', async () => {
    await client.login('Rita');
    await saveFavourite(http, { prd: '213540', documentTypes: [] }, null);
    const { total, hits } = await readChangedSheets(http, '2000-01-01T00:00:00.000Z', signal);
    expect([total, hits[0]?.product_name]).toEqual([1, 'Rubelis Red 3540']);
    const types = new Set((await readDocumentManifest(http, signal)).map(({ code }) => code));
    const assets = hits[0]?.assets ?? [];
    expect(assets.length).toBeGreaterThan(0);
    for (const { type, version } of assets) {
      expect(types).toContain(type);
      expect(Number(version)).toBeGreaterThan(0);
    }
    expect(await readChangedSheets(http, '2026-11-01T00:00:00.000Z', signal)).toEqual({ total: 0, hits: [] });
  });

  test('refuses visitors with 401 until they log in', async () => {
    const failure = await failureOf(readChangedSheets(http, '2026-01-01T00:00:00.000Z', signal));
    expect(failure).toMatchObject({ status: 401 });
  });
});
