import { DEFAULT_SCALE } from '../../../../demo/data/catalogue-maker.ts';
import { newSecret } from '../../../../demo/server/base/secrets.ts';
import { companyIdOf } from '../../../../demo/server/ground/users/company-id.ts';
import { newUser } from '../../../../demo/server/ground/users/new-user.ts';
import { createUserLog } from '../../../../demo/server/user/log.ts';
import { type TestDemo, testDemo } from '../support/test-demo.ts';
import { type Kind, kinds, madePeople, people } from './kinds.ts';
import { type Saved, saveFor } from './save-for.ts';
import type { Credentials } from './send.ts';
import { things } from './things.ts';

/** Everybody, as the table needs them. */
export interface Cast {
  credentials: Record<Kind, Credentials>;
  saved: Partial<Record<Kind, Saved>>;
}

/** A demo with the whole catalogue: internal products stand beyond the first forty. */
export const wholeDemo = () => testDemo({ scale: DEFAULT_SCALE, hasRateLimits: false });

/** Logs everybody in and saves something for each; then one loses a right, one the account and one the session. */
export async function castOf(demo: TestDemo): Promise<Cast> {
  const { users, database } = demo.ground;
  const log = createUserLog(database);
  const emails: [string, string][] = [...Object.entries(people), ...addPeople(demo)];
  const credentials = Object.fromEntries(kinds.map((kind) => [kind, {}])) as Cast['credentials'];
  const saved: Cast['saved'] = {};
  for (const [kind, email] of emails as [Kind, string][]) {
    const browser = await demo.as(email);
    saved[kind] = await saveFor(browser);
    const userId = users.byEmail(email)?.id ?? '';
    for (const { prd } of Object.values(things.products))
      log.add(userId, { type: 'sampleRequest', prd, createdDate: '2026-09-02T10:30:00.000Z' });
    credentials[kind] = { token: browser.token, cookie: browser.cookie };
  }
  users.change('u-withdrawn', { roles: ['validated', 'public_restricted'] });
  users.remove('u-removed');
  await Object.assign(demo.browser(), credentials.ended).follow('/logout');
  credentials.forged = forgedFrom(credentials.internal);
  saved.download = saved.internal;
  return { credentials, saved };
}

/** Adds those of whom the demo has none, as people of its own company. */
function addPeople({ ground: { users } }: TestDemo): [kind: string, email: string][] {
  const { passwordHash = '', company = '' } = users.byEmail(people.internal) ?? {};
  const account = {
    ...{ company, companyId: companyIdOf(company), country: 'DE', emailVerified: true, passwordHash },
  };
  return Object.entries(madePeople).map(([kind, roles]) => {
    const email = `${kind}@example.com`;
    users.add(
      newUser({ ...account, id: `u-${kind}`, email, firstName: kind, lastName: 'Test', roles: [...roles] }),
    );
    return [kind, email];
  });
}

/** Another user's claims under the signature of a real token. */
function forgedFrom({ token = '' }: Credentials): Credentials {
  const [head, , signature] = token.split('.');
  const claims = Buffer.from(JSON.stringify({ sub: 'u-06', sid: newSecret() })).toString('base64url');
  return { token: `${head}.${claims}.${signature}`, cookie: `SECSESSID=${newSecret()}` };
}
