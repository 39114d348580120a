import { type Context, Hono } from 'hono';
import { sendAccountDeletion } from '../accounts/send-mails.ts';
import { signOut } from '../accounts/sign-in.ts';
import { userOf } from '../accounts/user-of.ts';
import type { Ground } from '../ground.ts';
import { emailChangedMail } from '../mail/mails/email-changed-mail.ts';
import type { Session, SiteEnvironment } from '../session/session.ts';
import { inTransaction } from '../transaction.ts';
import { removeSavedWork } from '../user/remove-saved-work.ts';

const used = 'This link was used already or is too old.';

/** Targets of mailed links: each works once, and reports its outcome on the page it redirects to. */
export function mailedLinks(ground: Ground): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const { database, users, codes, sessions, outbox } = ground;

  app.get('/verify-email', (c) => {
    // Not used up: whoever follows the link twice, or after a mail scanner did, learns that all is well.
    const user = codes.ownerOf('verify-email', c.req.query('token') ?? '');
    if (!user) return goOn(c, 'warning', `${used} Log in to have a new one sent to you.`);
    if (user.emailVerified)
      return goOn(c, 'info', 'Your email address was confirmed already. You can log in.');
    users.change(user.id, { emailVerified: true });
    return goOn(c, 'success', 'Your email address is confirmed. You can log in now.');
  });

  app.get('/confirm-email', (c) => {
    const user = codes.redeem('change-email', c.req.query('token') ?? '');
    if (!user?.newEmail)
      return goOn(c, 'warning', `${used} You can change your address again in your profile.`);
    if (users.isTaken(user.newEmail)) return goOn(c, 'error', 'This email address is already in use.');
    const { email, newEmail } = user;
    inTransaction(database, () => {
      users.change(user.id, { email: newEmail, newEmail: null });
      outbox.put(email, emailChangedMail(user, newEmail));
    });
    return goOn(c, 'success', 'Your new email address is confirmed. Use it from now on.');
  });

  app.get('/delete-account', (c) => {
    const user = userOf(c.get('session'), ground);
    if (!user) return goOn(c, 'warning', 'Please log in to delete your account.');
    sendAccountDeletion(ground, user);
    return goOn(c, 'info', `We have sent a mail to ${user.email}. Its link deletes your account.`);
  });

  app.get('/delete-account/confirm', (c) => {
    const { id } = codes.redeem('delete-account', c.req.query('token') ?? '') ?? {};
    if (id === undefined) return goOn(c, 'warning', used);
    users.remove(id);
    removeSavedWork(database, id);
    sessions.endOthers(id, null);
    signOut(c, ground, { actionMessage: { type: 'success', text: 'Your account is deleted.' } });
    return c.redirect('/', 303);
  });

  return app;

  function goOn(
    c: Context<SiteEnvironment>,
    type: NonNullable<Session['actionMessage']>['type'],
    text: string,
  ) {
    sessions.change(c.get('session').id, { actionMessage: { type, text } });
    return c.redirect('/', 303);
  }
}
