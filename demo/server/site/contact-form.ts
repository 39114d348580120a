import { Hono } from 'hono';
import * as v from 'valibot';
import { userOf } from '../accounts/user-of.ts';
import type { Ground } from '../ground.ts';
import { clientAddress } from '../http/client-address.ts';
import { checkBody, readBody } from '../http/read-body.ts';
import { invalidFields } from '../http/refusal.ts';
import { formTooOld } from '../http/refusals.ts';
import { contactMail } from '../mail/mails/contact-mail.ts';
import type { SiteEnvironment } from '../session/session.ts';
import { contactBody, missingFields, withProfile } from './contact-message.ts';
import { recipientOf } from './recipient-of.ts';

/** The contact form's call (spec S§7). */
export function contactForm(ground: Ground): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const { formTokens, limits, outbox } = ground;

  app.post('/api/v1/message/contactForm', async (c) => {
    const session = c.get('session');
    const user = userOf(session, ground);
    const message = checkBody(withProfile(await readBody(c, v.unknown()), user), contactBody);
    if (!formTokens.isValid(message.formSecurityToken, session.formKey)) throw formTooOld();
    const missing = missingFields(message, user);
    if (Object.keys(missing).length > 0) throw invalidFields(missing);
    // By both: a new session costs nothing.
    limits.take('message', clientAddress(c));
    limits.take('contact', session.id);
    outbox.put(recipientOf(message, user), contactMail(message));
    return c.json({ sent: true });
  });

  return app;
}
