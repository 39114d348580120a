import type { UserRecord } from '../../users/user-record.ts';
import type { MailContent } from '../mail-content.ts';
import { writeMail } from '../write-mail.ts';
import { greetingOf } from './greeting.ts';

/** Asks to confirm the deletion of an account. */
export function deleteAccountMail(user: UserRecord, link: string): MailContent {
  return writeMail({
    subject: 'Delete your account?',
    preview: 'Nothing is deleted until you follow the link.',
    greeting: greetingOf(user),
    paragraphs: [
      'You asked us to delete your account. Your details, saved comparisons and sheets will be gone for good.',
    ],
    action: { title: 'Delete my account', link },
    notes: [
      'The link works once, for one hour. Nothing is deleted until you follow it.',
      'If you did not ask for this, you need not do anything.',
    ],
  });
}
