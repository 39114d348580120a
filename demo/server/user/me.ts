import { Hono } from 'hono';
import * as v from 'valibot';
import { sendEmailChange } from '../accounts/send-mails.ts';
import type { ServiceEnvironment } from '../context.ts';
import type { Ground } from '../ground.ts';
import { readBody } from '../http/read-body.ts';
import { Refusal } from '../http/refusal.ts';
import { inTransaction } from '../transaction.ts';
import { latestPolicyVersion } from '../users/demo-users.ts';
import { viewUser } from '../users/user-view.ts';
import * as field from './fields.ts';
import { knownUser } from './known-user.ts';
import { place } from './place.ts';
import { emailInUse } from './register.ts';
import { updateRoute } from './update-user.ts';

/** The signed-in user's own account (spec S§7). Each change returns the updated user. */
export function meRoutes(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  const { database, users, limits, now } = ground;

  app.get('/', (c) => c.json(viewUser(knownUser(c, ground))));
  app.route('/', updateRoute(ground));

  app.put('/changeEmail', async (c) => {
    const user = knownUser(c, ground);
    const { newEmail } = await readBody(c, v.object({ newEmail: field.email }));
    limits.take('changeEmail', user.id);
    if (users.isTaken(newEmail)) throw emailInUse('newEmail');
    const changed = inTransaction(database, () => {
      sendEmailChange(ground, user, newEmail);
      return users.change(user.id, { newEmail });
    });
    return c.json(viewUser(changed));
  });

  app.put('/validationRequest', async (c) => {
    const user = knownUser(c, ground);
    const { region, subRegion } = await readBody(c, place);
    if (user.validationState === 'pending' || user.validationState === 'validated') {
      const message = 'You have already requested validation.';
      throw new Refusal(409, { message, code: 'validation_not_open' });
    }
    return c.json(viewUser(users.change(user.id, { region, subRegion, validationState: 'pending' })));
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
