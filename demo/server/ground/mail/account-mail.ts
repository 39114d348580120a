import * as v from 'valibot';
import { fillIn } from '../../../data/base/fill-in.ts';
import { readYaml } from '../../../data/base/read-data.ts';
import type { UserRecord } from '../users/user-record.ts';
import type { MailContent } from './mail.ts';
import { writeMail } from './write-mail.ts';

const words = v.strictObject({
  subject: v.string(),
  preview: v.string(),
  text: v.string(),
  action: v.exactOptional(v.string()),
  notes: v.exactOptional(v.array(v.string()), []),
});

const mails = readYaml(
  'portal/account-mails.yaml',
  v.strictObject({
    verification: words,
    signIn: words,
    resetPassword: words,
    passwordChanged: words,
    changeEmail: words,
    emailChangeAsked: words,
    emailChanged: words,
    deleteAccount: words,
  }),
);

/** Data of a mail about an account, beside its texts. */
interface MailDetails {
  /** Address of its button. */
  link?: string;
  /** The new address that the text mentions. */
  email?: string;
  /** Link by which the owner stops a sensitive change. */
  objection?: string;
}

const WAS_NOT_ME =
  'If this was not you, follow the link "This was not me" within seven days: it stops what was asked for, logs you out everywhere, and lets you choose a new password.';

/** A mail to someone with an account. */
export function accountMail(
  kind: keyof typeof mails,
  { firstName, lastName }: Pick<UserRecord, 'firstName' | 'lastName'>,
  { link = '', email = '', objection }: MailDetails,
): MailContent {
  const { subject, preview, text, action, notes } = mails[kind];
  const name = `${firstName} ${lastName}`.trim();
  return writeMail({
    subject,
    preview,
    greeting: name ? `Hello ${name},` : 'Hello,',
    paragraphs: [fillIn(text, { email })],
    ...(action && { action: { title: action, link } }),
    ...(objection && { objection: { title: 'This was not me', link: objection } }),
    notes: objection ? [...notes, WAS_NOT_ME] : notes,
  });
}
