import { type Context, Hono } from 'hono';
import { digestOf } from '../../base/secrets.ts';
import type { Ground } from '../../ground/ground.ts';
import { setNextOnce } from '../../ground/session/once-only.ts';
import type { SiteEnvironment } from '../../ground/session/session.ts';
import { readText } from '../../http/read-text.ts';
import type { LinkPage } from '../../pages/page-dependencies.ts';
import { confirmEmail } from './confirm-email.ts';
import { askToDeleteAccount, deleteAccount } from './delete-account.ts';
import type { Link } from './link-page.ts';
import { loginLink } from './login-link.ts';
import { isFollowedHere, logOut, logout } from './logout.ts';
import { newPassword } from './new-password.ts';
import { sampleState } from './sample-state.ts';
import { verifyEmail } from './verify-email.ts';
import { wasNotMe } from './was-not-me.ts';

const makers = [
  verifyEmail,
  confirmEmail,
  loginLink,
  askToDeleteAccount,
  deleteAccount,
  wasNotMe,
  sampleState,
  logout,
];

/** Returns the page for a GET of a link's address. */
export function linkPages(ground: Ground): (c: Context<SiteEnvironment>) => LinkPage {
  const links = new Map(makers.map((make) => make(ground)).map((link) => [link.path, link]));
  return (c) => {
    const link = links.get(c.req.path);
    if (!link) throw new Error(`${c.req.path} is no link.`);
    const page = link.page(c);
    return { ...page, shown: nameOf(page) };
  };
}

/** Handles the button of each such page, and the logout by a link of this site. */
export function linkRoutes(ground: Ground): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const { formTokens, origins } = ground;

  app.get('/logout', async (c, next) => {
    if (!isFollowedHere(c, origins.site)) return next();
    return c.redirect(logOut(c, ground), 303);
  });

  const posted: (Pick<Link, 'path' | 'act'> & Partial<Link>)[] = [...makers, newPassword].map((make) =>
    make(ground),
  );
  for (const { path, page, act } of posted) {
    app.post(path, async (c) => {
      const form = new URLSearchParams(await readText(c.req.raw));
      const isOwn = formTokens.isValid(form.get('formSecurityToken') ?? '', c.get('session').formKey);
      // Two may have the page open: the button does what its page said, or nothing.
      const isCurrent = !page || form.get('shown') === nameOf(page(c));
      const { pathname, search } = new URL(c.req.url);
      if (isOwn && isCurrent) return c.redirect((await act(c, form)) || pathname + search, 303);
      setNextOnce(c, { actionMessage: { type: 'warning', text: isOwn ? CHANGED : OUTDATED } });
      return c.redirect(pathname + search, 303);
    });
  }
  return app;
}

/** Names what a page says, without its text in the form. */
function nameOf({ title, text, button }: LinkPage): string {
  return digestOf(JSON.stringify([title, text, button]));
}

const OUTDATED = 'This page was open for too long. Please press the button once more.';
const CHANGED =
  'This has changed since you opened the page, so nothing was done. The page now says how it stands.';
