import { Hono } from 'hono';
import * as v from 'valibot';
import type { ServiceEnvironment } from '../base/context.ts';
import { askForMail } from '../ground/accounts/asked-mails.ts';
import { hashForCode, setPasswordByCode } from '../ground/accounts/set-new-password.ts';
import type { Ground } from '../ground/ground.ts';
import { clientAddress } from '../http/client-address.ts';
import { keyedCall } from '../http/keyed-call.ts';
import { readBody } from '../http/read-body.ts';
import { Refusal } from '../http/refusal.ts';
import { bearerOf } from '../shell/viewer.ts';
import * as field from './fields.ts';

/** Path whose bearer token is a reset token instead of a session's. */
export const resetPath = '/api/v1/user/reset-password';

/** Forgotten passwords (spec S§7). */
export function passwordRoutes(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  const { doneCalls, limits } = ground;

  app.post('/forgot-password', async (c) => {
    const body = await readBody(c, v.object({ email: field.email }));
    const call = keyedCall(c, { operation: 'forgotPassword', owner: null, body });
    const answer = doneCalls.once(call, () => {
      limits.take('account', clientAddress(c, ground));
      limits.take('forgot', body.email);
      askForMail(ground, 'reset-password', body.email);
      return { sent: true };
    });
    return c.json(answer);
  });

  app.post('/reset-password', async (c) => {
    // Validate first: a refused password must not use up the token.
    const { password } = await readBody(c, v.object({ password: field.password }));
    const token = bearerOf(c.req.raw) ?? '';
    const call = keyedCall(c, { operation: 'resetPassword', owner: null, body: { password, token } });
    const prepare = () => {
      limits.take('account', clientAddress(c, ground));
      return hashForCode(ground, token, password);
    };
    const answer = await doneCalls.onceAfter(call, prepare, (passwordHash) => {
      if (!passwordHash || !setPasswordByCode(ground, token, passwordHash)) throw spentToken();
      return { changed: true };
    });
    return c.json(answer);
  });

  return app;
}

function spentToken(): Refusal {
  const message = 'This link was used already or is too old. Please ask for a new one.';
  return new Refusal(401, { message, code: 'invalid_reset_token' });
}
