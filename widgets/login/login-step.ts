import type { Message } from '../../src/domain/validation/message.ts';
import type { LoginFailure } from './rules/login-failure.ts';

/** The message above the form. */
export type LoginNotice =
  /** Left by an earlier page of the session. */
  | { kind: 'message'; message: Message }
  /** The login failed; if `unverified` is set, a new verification email can be sent there. */
  | { kind: 'failure'; failure: LoginFailure; unverified?: string | undefined }
  /** A new verification email was sent. */
  | { kind: 'verification-sent'; email: string };

/** Progress of the login (spec S§4). */
export type LoginStep = { name: 'form' } | { name: 'two-factor'; email: string } | { name: 'done' };
