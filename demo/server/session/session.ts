import type { Message } from '../../../src/domain/message.ts';

/** What the product site remembers of one browser; the cookie SECSESSID names it. */
export interface Session {
  /** SHA-256 of the cookie's value, so that neither the database nor a token can be turned into a cookie. */
  id: string;
  /** `null` until someone signs in. */
  userId: string | null;
  /** Time of the sign-in, ISO 8601; `null` for visitors. */
  signedInAt: string | null;
  /** Signed in through `/demo/sign-in?as=editor`: pages then show set-up errors. */
  editor: boolean;
  /** The next page opens the login overlay, once (spec S§2). */
  showLogin: boolean;
  /** The next page looks for changed sheets, once: somebody has logged in by a mailed link (decision 14). */
  checkSheets: boolean;
  /** Where login goes on success, until someone signs in; a path of this site. */
  backUrl: string | null;
  /** What form tokens are bound to; survives the sign-in, so that an open form stays valid. */
  formKey: string;
  /** Shown once when login opens (spec S§4). */
  sessionMessage: Message | null;
  /** Shown once on the next page: the outcome of a mailed link. */
  actionMessage: Message | null;
  /** Faults that this browser's calls meet, by call such as `POST /login` (see faults.ts). */
  faults: Readonly<Record<string, string>>;
}

/** Hono's typed variables of the product site: every handler sees the browser's session. */
export interface SiteEnvironment {
  Variables: {
    session: Session;
    /** Value of the session cookie, where the answer must set a new one. */
    newCookie?: string;
  };
}
