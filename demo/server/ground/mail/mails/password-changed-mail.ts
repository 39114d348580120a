import type { UserRecord } from '../../users/user-record.ts';
import type { MailContent } from '../mail-content.ts';
import { writeMail } from '../write-mail.ts';
import { greetingOf } from './greeting.ts';
import { wasNotMe } from './was-not-me.ts';

/** Tells the user of a new password, so that one set in a stolen session doesn't go unnoticed. */
export function passwordChangedMail(user: UserRecord, objection: string): MailContent {
  return writeMail({
    subject: 'Your password was changed',
    preview: 'If this was you, you need not do anything.',
    greeting: greetingOf(user),
    paragraphs: ['Your account has a new password. You are logged out on all other devices.'],
    ...wasNotMe(objection),
  });
}
