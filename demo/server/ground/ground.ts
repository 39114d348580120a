import type { ServiceContext } from '../base/context.ts';
import type { Later } from '../base/later.ts';
import type { PasswordCost } from '../base/passwords.ts';
import type { Seal } from '../base/seal.ts';
import type { DoneCalls } from '../http/done-calls.ts';
import type { FormTokens } from '../http/form-token.ts';
import type { RateLimiter } from '../http/rate-limits.ts';
import type { OneUseCodes } from './codes/one-use-codes.ts';
import type { Outbox } from './mail/outbox.ts';
import type { SessionStore } from './session/session-store.ts';
import type { Tokens } from './tokens/tokens.ts';
import type { UserStore } from './users/user-store.ts';

/** Shared by the services beyond their context: accounts, sessions, tokens, mail. */
export interface Ground extends ServiceContext {
  users: UserStore;
  sessions: SessionStore;
  tokens: Tokens;
  codes: OneUseCodes;
  doneCalls: DoneCalls;
  formTokens: FormTokens;
  seal: Seal;
  outbox: Outbox;
  limits: RateLimiter;
  later: Later;
  /** Further origins whose pages may call the services. */
  foreignOrigins: readonly string[];
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  /** Cost of hashing new passwords. */
  passwordCost: PasswordCost | undefined;
}
