import type { UserRecord } from '../../users/user-record.ts';
import type { MailContent } from '../mail-content.ts';
import { writeMail } from '../write-mail.ts';
import { greetingOf } from './greeting.ts';
import { wasNotMe } from './was-not-me.ts';

/** Tells the present address at once that a new one is waiting to be confirmed. */
export function emailChangeAskedMail(user: UserRecord, newEmail: string, objection: string): MailContent {
  return writeMail({
    subject: 'Your email address is about to change',
    preview: 'If this was you, you need not do anything.',
    greeting: greetingOf(user),
    paragraphs: [
      `You want to log in with ${newEmail} from now on. The change takes effect once that address is confirmed. Until then you can withdraw it in your profile.`,
    ],
    ...wasNotMe(objection),
  });
}
