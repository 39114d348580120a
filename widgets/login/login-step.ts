import type { LoginFailure } from '../../src/domain/login/login-failure.ts';
import type { Message } from '../../src/domain/message.ts';

/** What stands above the form. */
export type LoginNotice =
  /** Left by an earlier page of the session. */
  | { kind: 'message'; message: Message }
  /** The login failed; an address here may be sent a new verification mail. */
  | { kind: 'failure'; failure: LoginFailure; unverified?: string | undefined }
  /** A new verification mail is on its way. */
  | { kind: 'verification-sent'; email: string };

/** How far the login has come (spec S§4). */
export type LoginStep = { name: 'form' } | { name: 'two-factor'; email: string } | { name: 'done' };
