import type { UserRecord } from '../../users/user-record.ts';
import type { MailContent } from '../mail-content.ts';
import { writeMail } from '../write-mail.ts';
import { greetingOf } from './greeting.ts';

/** The second factor of a login: a link that signs in (spec S§4). */
export function signInMail(user: UserRecord, link: string): MailContent {
  return writeMail({
    subject: 'Your login link',
    preview: 'Follow the link to finish logging in.',
    greeting: greetingOf(user),
    paragraphs: ['Your password was right. Follow the link to finish logging in.'],
    action: { title: 'Log in', link },
    notes: [
      'The link works once, for 15 minutes.',
      'If you did not just log in, someone knows your password: please change it.',
    ],
  });
}
