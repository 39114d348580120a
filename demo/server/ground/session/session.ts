import type { Message } from '../../../../src/domain/validation/message.ts';

/** A browser's session on the product site, named by the cookie SECSESSID. */
export interface Session {
  /** SHA-256 of the cookie's value, so that neither the database nor a token reveals the cookie. */
  id: string;
  /** `null` until someone signs in. */
  userId: string | null;
  /** The user's security stamp at the sign-in; once the user has another one, the session is a visitor's. */
  stamp: string | null;
  /** Time of the sign-in, ISO 8601; `null` for visitors. */
  signedInAt: string | null;
  /** Browser and device of the sign-in, in words; `null` if unknown. */
  device: string | null;
  /** Signed in through `/demo/sign-in?as=editor`: pages then show set-up errors. */
  editor: boolean;
  /** Key for form tokens; survives the sign-in, so that an open form stays valid. */
  formKey: string;
  /** Faults of this browser's calls, by call such as `POST /login` (see faults/fault.ts). */
  faults: Readonly<Record<string, string>>;
}

/** Shown or done once by this browser's next page. */
export interface OnceOnly {
  /** Opens the login overlay (spec S§2). */
  showLogin?: boolean;
  /** Checks for changed sheets, after a login by a mailed link (decision 14). */
  checkSheets?: boolean;
  /** Path of this site to open after the login, until someone signs in. */
  backUrl?: string;
  /** Shown when login opens (spec S§4). */
  sessionMessage?: Message;
  /** The outcome of a mailed link. */
  actionMessage?: Message;
}

/** Hono's typed variables of the product site: every handler sees the browser's session. */
export interface SiteEnvironment {
  Variables: {
    session: Session;
    /** Value of the session cookie, if the response must set a new one. */
    newCookie?: string;
    /** Shown once by this page. */
    once: OnceOnly;
    /** Shown once by the next page, if that changes. */
    nextOnce?: OnceOnly;
  };
}
