import { beforeEach, expect, test } from 'vitest';
import { issueObjection } from '../../../../demo/server/ground/accounts/objections.ts';
import type { UserRecord } from '../../../../demo/server/ground/users/user-record.ts';
import { createUserLog } from '../../../../demo/server/user/log.ts';
import { OWN_TABLES } from '../../../../demo/server/user/own-data/own-tables.ts';
import { saveFor } from '../access/save-for.ts';
import { things } from '../access/things.ts';
import { demoForEach } from '../support/demo-for.ts';

const DATA = 'GET user /api/v1/user/me/data';
const VERA = 'vera.lindqvist@example.com';

const { demo, browser: vera } = demoForEach({ as: 'Vera' });
const record = () => demo.ground.users.byEmail(VERA) as UserRecord;

/** Puts something of the user into each table. */
beforeEach(async () => {
  const { catalog } = await saveFor(vera);
  await vera.ask(`PUT search /api/v1/catalog/${catalog}/favorite`);
  await vera.ask(`PUT search /api/v1/formulation/${things.formulations.known.id}/favorite`);
  await vera.ask('PUT user /api/v1/user/me/changeEmail', { newEmail: 'vera@example.com' });
  await vera.ask('POST document /api/v2/document/archive', { assetIds: [things.documents.open.id] });
  await vera.downloadToken();
  issueObjection(demo.ground, { ...record(), email: 'former@example.com' });
  demo.sql(`INSERT INTO asked_mails (kind, email) VALUES ('reset-password', ?)`, VERA);
  const request = { reason: 'A trial.', address: { customer: { city: 'Malmö' } } };
  const createdDate = demo.ground.now().toISOString();
  createUserLog(demo.ground.database).add(record().id, {
    type: 'sampleRequest',
    prd: '213540',
    createdDate,
    request,
  });
});

test('each table that knows a user is in the file: add a new one to own-tables.ts, and a row of it above', async () => {
  const tables = demo.sql(`SELECT DISTINCT t.name FROM sqlite_schema t, pragma_table_info(t.name) c
    WHERE t.type = 'table' AND c.name IN ('user_id', 'owner_id', 'email', 'recipient')`);
  const names = tables.map(({ name }) => String(name));
  expect(names.sort()).toEqual(Object.keys(OWN_TABLES).sort());
  expect(names).not.toHaveLength(0);
  const { status, headers, body } = await vera.ask(DATA);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename="my-data-2026-11-02.json"');
  const empty = Object.entries(body).filter(([, part]) => Array.isArray(part) && part.length === 0);
  expect(empty.map(([part]) => part)).toEqual([]);
});

test('says of each part what the user has given, and nothing of others', async () => {
  const before = JSON.stringify((await (await demo.as('Noor')).ask(DATA)).body);
  expect(before).not.toContain('vera');
  const { body } = await vera.ask(DATA);
  expect(body).toMatchObject({
    createdAt: '2026-11-02T09:00:00.000Z',
    profile: { email: VERA, newEmail: 'vera@example.com', consent: record().consent },
    requests: [{ type: 'sampleRequest', prd: '213540', reason: 'A trial.' }],
    savedFormulations: [things.formulations.known.id],
    formerAddresses: expect.arrayContaining([expect.objectContaining({ email: 'former@example.com' })]),
  });
});

test('holds no secret: no password, stamp, session, token or mailed link', async () => {
  const file = JSON.stringify((await vera.ask(DATA)).body);
  const { passwordHash, stamp } = record();
  const digests = demo.sql(
    'SELECT digest FROM codes UNION SELECT digest FROM objections UNION SELECT id FROM sessions',
  );
  const secrets = [
    passwordHash,
    stamp,
    vera.cookie ?? '',
    vera.token ?? '',
    ...digests.map(({ digest }) => String(digest)),
  ];
  for (const secret of secrets) expect(file.includes(secret), secret).toBe(false);
  expect(file).not.toMatch(/token=|formKey/);
});

test('needs a login of the last ten minutes (decision 61)', async () => {
  demo.wait(11 * 60);
  expect(await vera.ask(DATA)).toMatchObject({ status: 403, body: { code: 'reauthentication_required' } });
});
