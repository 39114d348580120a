import type { UserRecord } from '../../users/user-record.ts';
import type { MailContent } from '../mail-content.ts';
import { writeMail } from '../write-mail.ts';
import { greetingOf } from './greeting.ts';
import { wasNotMe } from './was-not-me.ts';

/** Tells the old address that a new one is in use, so that a stolen session doesn't go unnoticed. @param user as changed */
export function emailChangedMail(user: UserRecord, objection: string): MailContent {
  return writeMail({
    subject: 'Your email address was changed',
    preview: 'From now on you log in with the new address.',
    greeting: greetingOf(user),
    paragraphs: [`Your account now uses ${user.email}. You log in with that address from now on.`],
    ...wasNotMe(objection),
  });
}
