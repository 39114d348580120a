import type { UserRecord } from '../../users/user-record.ts';
import type { MailContent } from '../mail-content.ts';
import { writeMail } from '../write-mail.ts';
import { greetingOf } from './greeting.ts';

/** Asks someone who registered to confirm the address (spec S§4). */
export function verificationMail(user: UserRecord, link: string): MailContent {
  return writeMail({
    subject: 'Confirm your email address',
    preview: 'One click, and your account is ready.',
    greeting: greetingOf(user),
    paragraphs: [
      'Welcome to the Pigment Portal. Please confirm that this email address is yours, then you can log in.',
    ],
    action: { title: 'Confirm email address', link },
    notes: ['The link works once, for three days.', 'If you did not register, you need not do anything.'],
  });
}
