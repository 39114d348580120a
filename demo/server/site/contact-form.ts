import { Hono } from 'hono';
import * as v from 'valibot';
import { userOf } from '../ground/accounts/user-of.ts';
import type { Ground } from '../ground/ground.ts';
import type { SiteEnvironment } from '../ground/session/session.ts';
import { clientAddress } from '../http/client-address.ts';
import { keyedCall } from '../http/keyed-call.ts';
import { checkBody, readBody } from '../http/read-body.ts';
import { invalidFields } from '../http/refusal.ts';
import { formTooOld } from '../http/refusals.ts';
import { contactBody, missingFields, withProfile } from './contact-message.ts';
import { contactMail } from './mails/contact-mail.ts';
import { recipientOf } from './recipient-of.ts';

/** The contact form's call (spec S§7). */
export function contactForm(ground: Ground): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const { doneCalls, formTokens, limits, outbox } = ground;

  app.post('/api/v1/message/contactForm', async (c) => {
    const session = c.get('session');
    const user = userOf(session, ground);
    const { formSecurityToken, ...body } = await readBody(
      c,
      v.looseObject({ formSecurityToken: v.string() }),
    );
    if (!formTokens.isValid(formSecurityToken, session.formKey)) throw formTooOld();
    // The browser's, since a visitor may log in before the call is repeated.
    const call = keyedCall(c, { operation: 'sendContactForm', owner: session.formKey, body });
    const answer = doneCalls.once(call, () => {
      const message = checkBody(withProfile(body, user), contactBody);
      const missing = missingFields(message, user);
      if (Object.keys(missing).length > 0) throw invalidFields(missing);
      // By both: a new session costs nothing.
      limits.take('message', clientAddress(c, ground));
      limits.take('contact', session.id);
      outbox.put(recipientOf(message, user), contactMail(message));
      return { sent: true };
    });
    return c.json(answer);
  });

  return app;
}
