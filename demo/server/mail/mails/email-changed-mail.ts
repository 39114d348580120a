import type { UserRecord } from '../../users/user-record.ts';
import type { MailContent } from '../mail-content.ts';
import { writeMail } from '../write-mail.ts';
import { greetingOf } from './greeting.ts';

/** Goes to the old address once the new one is in use: a stolen session must not pass unnoticed. */
export function emailChangedMail(user: UserRecord, newEmail: string): MailContent {
  return writeMail({
    subject: 'Your e-mail address was changed',
    preview: 'From now on you log in with the new address.',
    greeting: greetingOf(user),
    paragraphs: [`Your account now uses ${newEmail}. You log in with that address from now on.`],
    notes: ['If this was not you, please turn to your customer service at once.'],
  });
}
