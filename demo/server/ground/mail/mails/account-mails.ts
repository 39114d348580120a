import type { UserRecord } from '../../users/user-record.ts';
import type { MailContent } from '../mail.ts';
import { type Letter, writeMail } from '../write-mail.ts';

/** What differs between the mails to someone with an account. */
type Words = Omit<Letter, 'greeting' | 'paragraphs'> & { text: string };

function mailTo({ firstName, lastName }: UserRecord, { text, ...words }: Words): MailContent {
  const name = `${firstName} ${lastName}`.trim();
  return writeMail({ ...words, greeting: name ? `Hello ${name},` : 'Hello,', paragraphs: [text] });
}

/** The end of each mail about a sensitive change: how its owner stops it. */
function wasNotMe(link: string) {
  return {
    objection: { title: 'This was not me', link },
    notes: [
      'If this was not you, follow the link "This was not me" within seven days: it stops what was asked for, logs you out everywhere, and lets you choose a new password.',
    ],
  };
}

/** Asks someone who registered to confirm the address (spec S§4). */
export function verificationMail(user: UserRecord, link: string): MailContent {
  return mailTo(user, {
    subject: 'Confirm your email address',
    preview: 'One click, and your account is ready.',
    text: 'Welcome to the Pigment Portal. Please confirm that this email address is yours, then you can log in.',
    action: { title: 'Confirm email address', link },
    notes: ['The link works once, for three days.', 'If you did not register, you need not do anything.'],
  });
}

/** The second factor of a login: a link that signs in (spec S§4). */
export function signInMail(user: UserRecord, link: string): MailContent {
  return mailTo(user, {
    subject: 'Your login link',
    preview: 'Follow the link to finish logging in.',
    text: 'Your password was right. Follow the link to finish logging in.',
    action: { title: 'Log in', link },
    notes: [
      'The link works once, for 15 minutes.',
      'If you did not just log in, someone knows your password: please change it.',
    ],
  });
}

/** Links to the page where a forgotten password is replaced. */
export function resetPasswordMail(user: UserRecord, link: string): MailContent {
  return mailTo(user, {
    subject: 'Choose a new password',
    preview: 'The link leads to a page where you choose a new password.',
    text: 'You asked for a new password. Follow the link and choose one.',
    action: { title: 'Choose a new password', link },
    notes: [
      'The link works once, for one hour.',
      'If you did not ask for it, you need not do anything: your password stays as it is.',
    ],
  });
}

/** Tells the user of a new password, so that one set in a stolen session doesn't go unnoticed. */
export function passwordChangedMail(user: UserRecord, objection: string): MailContent {
  return mailTo(user, {
    subject: 'Your password was changed',
    preview: 'If this was you, you need not do anything.',
    text: 'Your account has a new password. You are logged out on all other devices.',
    ...wasNotMe(objection),
  });
}

/** Goes to the new address: only its owner can confirm the change (spec S§4). */
export function changeEmailMail(user: UserRecord, newEmail: string, link: string): MailContent {
  return mailTo(user, {
    subject: 'Confirm your new email address',
    preview: 'Until you confirm it, the old address stays in use.',
    text: `You want to use ${newEmail} from now on. Please confirm that this address is yours.`,
    action: { title: 'Confirm new address', link },
    notes: [
      'The link works once, for one day. Until then your old address stays in use.',
      'If you did not ask for this, you need not do anything.',
    ],
  });
}

/** Tells the present address at once that a new one is waiting to be confirmed. */
export function emailChangeAskedMail(user: UserRecord, newEmail: string, objection: string): MailContent {
  return mailTo(user, {
    subject: 'Your email address is about to change',
    preview: 'If this was you, you need not do anything.',
    text: `You want to log in with ${newEmail} from now on. The change takes effect once that address is confirmed. Until then you can withdraw it in your profile.`,
    ...wasNotMe(objection),
  });
}

/** Tells the old address that a new one is in use, so that a stolen session doesn't go unnoticed. @param user as changed */
export function emailChangedMail(user: UserRecord, objection: string): MailContent {
  return mailTo(user, {
    subject: 'Your email address was changed',
    preview: 'From now on you log in with the new address.',
    text: `Your account now uses ${user.email}. You log in with that address from now on.`,
    ...wasNotMe(objection),
  });
}

/** Asks to confirm the deletion of an account. */
export function deleteAccountMail(user: UserRecord, link: string, stop: string): MailContent {
  const { objection, notes } = wasNotMe(stop);
  return mailTo(user, {
    subject: 'Delete your account?',
    preview: 'Nothing is deleted before you have followed the link and confirmed it.',
    text: 'You asked us to delete your account. Your details, saved comparisons and sheets will be gone for good.',
    action: { title: 'Delete my account', link },
    objection,
    notes: [
      'The link works once, for one hour. It leads to a page that asks you once more; nothing is deleted before.',
      ...notes,
    ],
  });
}
