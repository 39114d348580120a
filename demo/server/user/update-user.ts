import { Hono } from 'hono';
import * as v from 'valibot';
import { notificationIntervals } from '../../../src/domain/user/notification-interval.ts';
import { countries } from '../../data/portal/countries.ts';
import type { ServiceEnvironment } from '../base/context.ts';
import { hashPassword } from '../base/passwords.ts';
import { demandRecentSignIn } from '../ground/accounts/recent-sign-in.ts';
import { replacePassword } from '../ground/accounts/set-new-password.ts';
import type { Ground } from '../ground/ground.ts';
import { viewUser } from '../ground/users/user-view.ts';
import { demandVersion } from '../http/demand-version.ts';
import { keyedCall } from '../http/keyed-call.ts';
import { readBody } from '../http/read-body.ts';
import * as field from './fields.ts';
import { knownUser, stillSignedIn } from './known-user.ts';

const changes = v.strictObject(
  {
    firstName: v.optional(field.line),
    lastName: v.optional(field.line),
    company: v.optional(field.line),
    country: v.optional(field.country(Object.keys(countries))),
    industries: v.optional(field.industries),
    consent: v.optional(field.consents),
    notifications: v.optional(
      v.object({
        documents: v.object({
          enabled: v.boolean(),
          interval: v.picklist(notificationIntervals),
        }),
      }),
    ),
    password: v.optional(field.password),
  },
  'This field cannot be changed here.',
);

/** `PUT /user/me`: changes the fields that users may change themselves. */
export function updateRoute(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  const { doneCalls, users, passwordCost } = ground;

  app.put('/', async (c) => {
    const user = knownUser(c, ground);
    const { password, ...changed } = await readBody(c, changes);
    demandVersion(c, { version: '', ...viewUser(user) });
    if (password === undefined) return c.json(viewUser(users.change(user.id, changed)));
    const viewer = c.get('viewer');
    const call = keyedCall(c, { operation: 'changeUser', owner: user.id, body: { password, ...changed } });
    const prepare = async () => {
      // Users with an initial password must always be able to replace it, however old their sign-in is.
      if (!user.requiredActions.includes('changeInitialPassword'))
        demandRecentSignIn(ground, viewer, 'change your password');
      return hashPassword(password, passwordCost);
    };
    await doneCalls.onceAfter(call, prepare, (passwordHash) => {
      // Look up again: hashing takes time, in which the owner may have ended this session.
      const owner = stillSignedIn(c, ground);
      const kept = { changes: changed, keptSessionId: viewer.grant?.sessionId };
      replacePassword(ground, owner, passwordHash, kept);
      return null;
    });
    return c.json(viewUser(knownUser(c, ground)));
  });

  return app;
}
