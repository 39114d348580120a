import type { UserRecord } from '../../users/user-record.ts';
import type { MailContent } from '../mail-content.ts';
import { writeMail } from '../write-mail.ts';
import { greetingOf } from './greeting.ts';

/** Goes to the new address: only its owner can confirm the change (spec S§4). */
export function changeEmailMail(user: UserRecord, newEmail: string, link: string): MailContent {
  return writeMail({
    subject: 'Confirm your new email address',
    preview: 'Until you confirm it, the old address stays in use.',
    greeting: greetingOf(user),
    paragraphs: [`You want to use ${newEmail} from now on. Please confirm that this address is yours.`],
    action: { title: 'Confirm new address', link },
    notes: [
      'The link works once, for one day. Until then your old address stays in use.',
      'If you did not ask for this, you need not do anything.',
    ],
  });
}
