import type { UserRecord } from '../../users/user-record.ts';
import type { MailContent } from '../mail-content.ts';
import { writeMail } from '../write-mail.ts';
import { greetingOf } from './greeting.ts';
import { wasNotMe } from './was-not-me.ts';

/** Asks to confirm the deletion of an account. */
export function deleteAccountMail(user: UserRecord, link: string, stop: string): MailContent {
  const { objection, notes } = wasNotMe(stop);
  return writeMail({
    subject: 'Delete your account?',
    preview: 'Nothing is deleted before you have followed the link and confirmed it.',
    greeting: greetingOf(user),
    paragraphs: [
      'You asked us to delete your account. Your details, saved comparisons and sheets will be gone for good.',
    ],
    action: { title: 'Delete my account', link },
    objection,
    notes: [
      'The link works once, for one hour. It leads to a page that asks you once more; nothing is deleted before.',
      ...notes,
    ],
  });
}
