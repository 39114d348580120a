import { Hono } from 'hono';
import * as v from 'valibot';
import { passwordMaxLength } from '../../../src/domain/validation/is-password.ts';
import { hashPassword, isPassword } from '../base/passwords.ts';
import { sendSignInLink } from '../ground/accounts/send-mails.ts';
import { noteLogin, signIn } from '../ground/accounts/sign-in.ts';
import { viewWithToken } from '../ground/accounts/user-of.ts';
import type { Ground } from '../ground/ground.ts';
import type { SiteEnvironment } from '../ground/session/session.ts';
import { clientAddress } from '../http/client-address.ts';
import { keyedCall } from '../http/keyed-call.ts';
import { readBody } from '../http/read-body.ts';
import { Refusal } from '../http/refusal.ts';
import { sameOriginPath } from './back-url.ts';

const credentials = v.object({ email: v.pipe(v.string(), v.trim()), password: v.string() });

/** Maximum lengths of valid credentials. A password of 128 characters may have up to 256 UTF-16 units. */
const most = { email: 254, password: 2 * passwordMaxLength };

/** Login; its second factor is a mailed link (spec S§4, S§7; see links). */
export function loginRoutes(ground: Ground): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const { doneCalls, users, limits, origins, passwordCost } = ground;
  // Checked if there is no such user, so that the response time doesn't reveal who has an account.
  const nobodysHash = hashPassword('nobody', passwordCost);

  app.post('/login', async (c) => {
    const body = await readBody(c, credentials);
    const { email, password } = body;
    const client = clientAddress(c, ground);
    limits.take('clientLogin', client);
    // The time that hashing takes depends on the length.
    if (email.length > most.email || password.length > most.password) throw refusedLogin('wrong_credentials');
    // By both: nobody can lock the owner out from elsewhere.
    limits.take('login', `${email} ${client}`);
    const user = users.byEmail(email);
    const isRight = await isPassword(password, user?.passwordHash ?? (await nobodysHash));
    // A password that was changed during the hashing is wrong.
    const isCurrent = users.byEmail(email)?.stamp === user?.stamp;
    if (!user || !isRight || !isCurrent) throw refusedLogin('wrong_credentials');
    if (!user.emailVerified) throw refusedLogin('email_not_verified');
    if (user.twoFactor) {
      const back = c.get('once').backUrl ?? c.req.header('referer') ?? null;
      const call = keyedCall(c, { operation: 'login', owner: user.id, body });
      const answer = doneCalls.once(call, () => {
        sendSignInLink(ground, user, sameOriginPath(back, origins.site) ?? null);
        return { status: '2fa' as const };
      });
      return c.json(answer);
    }
    signIn(c, ground, noteLogin(ground, user));
    return c.json(await viewWithToken(c.get('session'), ground));
  });

  return app;
}

function refusedLogin(message: 'wrong_credentials' | 'email_not_verified'): Refusal {
  return new Refusal(401, { message, code: message });
}
