import { Hono } from 'hono';
import * as v from 'valibot';
import type { ServiceEnvironment } from '../base/context.ts';
import { inTransaction } from '../base/transaction.ts';
import { isAddressTaken } from '../ground/accounts/is-address-taken.ts';
import { demandRecentSignIn } from '../ground/accounts/recent-sign-in.ts';
import { renewStamp } from '../ground/accounts/renew-stamp.ts';
import { sendEmailChange } from '../ground/accounts/send-mails.ts';
import type { Ground } from '../ground/ground.ts';
import { latestPolicyVersion } from '../ground/users/demo-users.ts';
import { viewUser } from '../ground/users/user-view.ts';
import { keyedCall } from '../http/keyed-call.ts';
import { readBody } from '../http/read-body.ts';
import { Refusal } from '../http/refusal.ts';
import * as field from './fields.ts';
import { knownUser } from './known-user.ts';
import { regionFields } from './region-fields.ts';
import { emailInUse } from './register.ts';
import { updateRoute } from './update-user.ts';

/** The signed-in user's own account (spec S§7). Each change returns the updated user. */
export function meRoutes(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  const { codes, database, doneCalls, users, limits, now } = ground;

  app.get('/', (c) => c.json(viewUser(knownUser(c, ground))));
  app.route('/', updateRoute(ground));

  app.put('/changeEmail', async (c) => {
    const user = knownUser(c, ground);
    demandRecentSignIn(ground, c.get('viewer'), 'change your email address');
    const body = await readBody(c, v.object({ newEmail: field.email }));
    const { newEmail } = body;
    doneCalls.once(keyedCall(c, { operation: 'changeEmail', owner: user.id, body }), () => {
      limits.take('changeEmail', user.id);
      if (isAddressTaken(ground, newEmail, user.id)) throw emailInUse('newEmail');
      sendEmailChange(ground, user, newEmail);
      users.change(user.id, { newEmail });
      return null;
    });
    return c.json(viewUser(knownUser(c, ground)));
  });

  app.delete('/changeEmail', (c) => {
    const { id } = knownUser(c, ground);
    const changed = inTransaction(database, () => {
      codes.withdraw('change-email', id);
      return users.change(id, { newEmail: null });
    });
    return c.json(viewUser(changed));
  });

  app.put('/sheets-seen', (c) => {
    users.change(knownUser(c, ground).id, { sheetsSince: null });
    return c.body(null, 204);
  });

  // All sessions of the user: also that of this call.
  app.post('/logout-everywhere', (c) => {
    renewStamp(ground, knownUser(c, ground).id);
    return c.body(null, 204);
  });

  app.put('/validationRequest', async (c) => {
    const user = knownUser(c, ground);
    const body = await readBody(c, regionFields);
    doneCalls.once(keyedCall(c, { operation: 'requestValidation', owner: user.id, body }), () => {
      if (user.validationState === 'pending' || user.validationState === 'validated') {
        const message = 'You have already requested validation.';
        throw new Refusal(409, { message, code: 'validation_not_open' });
      }
      users.change(user.id, { ...body, validationState: 'pending' });
      return null;
    });
    return c.json(viewUser(knownUser(c, ground)));
  });

  app.put('/privacy-policy', async (c) => {
    const user = knownUser(c, ground);
    const { version } = await readBody(c, v.object({ version: v.literal(latestPolicyVersion) }));
    const state = { version, accepted: true, date: now().toISOString() };
    const others = user.privacyPolicyStates.filter((known) => known.version !== version);
    return c.json(users.change(user.id, { privacyPolicyStates: [...others, state] }).privacyPolicyStates);
  });

  return app;
}
