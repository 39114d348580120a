import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { countries } from '../../data/portal/countries.ts';
import type { ServiceEnvironment } from '../base/context.ts';
import { hashPassword } from '../base/passwords.ts';
import { askForMail } from '../ground/accounts/asked-mails.ts';
import { isAddressTaken } from '../ground/accounts/is-address-taken.ts';
import { sendVerification } from '../ground/accounts/send-mails.ts';
import type { Ground } from '../ground/ground.ts';
import { latestPolicyVersion } from '../ground/users/demo-users.ts';
import { newUser } from '../ground/users/new-user.ts';
import { clientAddress } from '../http/client-address.ts';
import { keyedCall } from '../http/keyed-call.ts';
import { readBody } from '../http/read-body.ts';
import { Refusal } from '../http/refusal.ts';
import { formTooOld } from '../http/refusals.ts';
import * as field from './fields.ts';

const registration = v.object({
  firstName: field.line,
  lastName: field.line,
  company: field.line,
  email: field.email,
  country: field.country(Object.keys(countries)),
  selectedIndustries: field.industries,
  password: field.password,
  consent: v.optional(field.consents, []),
  origin: v.literal('service-platform'),
  formSecurityToken: v.optional(v.string()),
});

/** Registration and the mail that confirms it (spec S§7). */
export function registerRoutes(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  const { users, doneCalls, formTokens, limits, now, passwordCost } = ground;

  app.post('/register', async (c) => {
    const { formSecurityToken, ...content } = await readBody(c, registration);
    if (formSecurityToken !== undefined && !formTokens.isGenuine(formSecurityToken)) throw formTooOld();
    const call = keyedCall(c, { operation: 'register', owner: null, body: content });
    const { selectedIndustries, password, origin: _origin, ...details } = content;
    const prepare = () => {
      limits.take('account', clientAddress(c, ground));
      limits.take('register', details.email);
      return hashPassword(password, passwordCost);
    };
    const answer = await doneCalls.onceAfter(call, prepare, (passwordHash) => {
      // No await between check and insert: of two simultaneous registrations one is refused.
      if (isAddressTaken(ground, details.email)) throw emailInUse('email');
      const accepted = { version: latestPolicyVersion, accepted: true, date: now().toISOString() };
      const user = newUser({
        ...details,
        id: randomUUID(),
        industries: selectedIndustries,
        passwordHash,
        privacyPolicyStates: [accepted],
      });
      users.add(user);
      sendVerification(ground, user);
      return { userId: user.id };
    });
    return c.json(answer, 201);
  });

  app.post('/send-email-verification', async (c) => {
    const body = await readBody(c, v.object({ email: field.email }));
    const call = keyedCall(c, { operation: 'sendEmailVerification', owner: null, body });
    const answer = doneCalls.once(call, () => {
      limits.take('account', clientAddress(c, ground));
      limits.take('resend', body.email);
      askForMail(ground, 'verify-email', body.email);
      return { sent: true };
    });
    // Same response and duration for everyone, so that neither reveals who has an account (decision 83).
    return c.json(answer);
  });

  return app;
}

/** Status 409 with the specification's text (spec S§5). */
export function emailInUse(name: string): Refusal {
  const message = 'This email address is already in use.';
  return new Refusal(409, { message, code: 'email_in_use', fields: { [name]: message } });
}
