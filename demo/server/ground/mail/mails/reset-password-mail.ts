import type { UserRecord } from '../../users/user-record.ts';
import type { MailContent } from '../mail-content.ts';
import { writeMail } from '../write-mail.ts';
import { greetingOf } from './greeting.ts';

/** Links to the page where a forgotten password is replaced. */
export function resetPasswordMail(user: UserRecord, link: string): MailContent {
  return writeMail({
    subject: 'Choose a new password',
    preview: 'The link leads to a page where you choose a new password.',
    greeting: greetingOf(user),
    paragraphs: ['You asked for a new password. Follow the link and choose one.'],
    action: { title: 'Choose a new password', link },
    notes: [
      'The link works once, for one hour.',
      'If you did not ask for it, you need not do anything: your password stays as it is.',
    ],
  });
}
