import { Hono } from 'hono';
import * as v from 'valibot';
import { notificationIntervals } from '../../../src/domain/notification-interval.ts';
import { countries } from '../backend/countries.ts';
import type { ServiceEnvironment } from '../context.ts';
import type { Ground } from '../ground.ts';
import { readBody } from '../http/read-body.ts';
import { Refusal } from '../http/refusal.ts';
import { hashPassword } from '../passwords.ts';
import { viewUser } from '../users/user-view.ts';
import { bearerOf } from '../viewer.ts';
import * as field from './fields.ts';
import { knownUser } from './known-user.ts';
import { withoutInitialPassword } from './passwords.ts';

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

/** Maximum age of the sign-in for a password change, in seconds (decision 61). */
const youngSignIn = 600;

/** `PUT /user/me`: changes the fields that users may change themselves. */
export function updateRoute(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  const { users, sessions, tokens, now, passwordCost } = ground;

  app.put('/', async (c) => {
    const user = knownUser(c, ground);
    const { password, ...changed } = await readBody(c, changes);
    if (password === undefined) return c.json(viewUser(users.change(user.id, changed)));
    const claims = await tokens.read(bearerOf(c.req.raw) ?? '');
    const age = claims ? now().getTime() / 1000 - claims.auth_time : Number.POSITIVE_INFINITY;
    // Users with an initial password must always be able to replace it, however old their sign-in is.
    if (age > youngSignIn && !user.requiredActions.includes('changeInitialPassword')) throw oldSignIn();
    const passwordHash = await hashPassword(password, passwordCost);
    const requiredActions = withoutInitialPassword(user.requiredActions);
    sessions.endOthers(user.id, claims?.sid ?? null);
    return c.json(viewUser(users.change(user.id, { ...changed, passwordHash, requiredActions })));
  });

  return app;
}

function oldSignIn(): Refusal {
  const message = 'Please log in again to change your password.';
  return new Refusal(403, { message, code: 'reauthentication_required' });
}
