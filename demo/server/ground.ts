import type { DatabaseSync } from 'node:sqlite';
import { writeAskedMails } from './accounts/asked-mails.ts';
import { createOneUseCodes, type OneUseCodes } from './codes/one-use-codes.ts';
import type { Origins, ServiceContext } from './context.ts';
import { createDoneCalls, type DoneCalls } from './done-calls.ts';
import { createFormTokens, type FormTokens } from './form-token.ts';
import { createLater, type Later } from './later.ts';
import { createRateLimiter, noRateLimits, type RateLimiter } from './limits/rate-limits.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';
import { type MailTransport, renderingTransport } from './mail/transport.ts';
import type { PasswordCost } from './passwords.ts';
import { createSeal, type Seal } from './seal.ts';
import { newSecret } from './secrets.ts';
import { createSessionStore, type SessionStore } from './session/session-store.ts';
import { keptSetting } from './settings.ts';
import { createTokens, type Tokens, type TokenTimes } from './tokens/tokens.ts';
import { seedUsers } from './users/seed.ts';
import { createUserStore, type UserStore } from './users/user-store.ts';

/** What the services share beyond their context: accounts, sessions, tokens, mail. */
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
  /** Work of the hashes of new passwords. */
  passwordCost: PasswordCost | undefined;
}

/** How a test's ground differs from the demo's. */
export interface GroundOptions {
  database: DatabaseSync;
  origins: Origins;
  /** @default the clock */
  now?: () => Date;
  /** @default true */
  hasRateLimits?: boolean;
  /** @default none */
  foreignOrigins?: readonly string[];
  /** @default none */
  trustedProxies?: readonly string[];
  tokenTimes?: TokenTimes;
  passwordCost?: PasswordCost;
  /** @default renders mails, and sends them to nobody */
  mailTransport?: MailTransport;
}

/** Opens the shared parts on a database, adds missing demo users, and sends the mails that an earlier run still owes. */
export async function createGround({
  database,
  origins,
  now = () => new Date(),
  hasRateLimits = true,
  foreignOrigins = [],
  trustedProxies = [],
  tokenTimes,
  passwordCost,
  mailTransport = renderingTransport(),
}: GroundOptions): Promise<Ground> {
  const users = createUserStore(database);
  await seedUsers(users, passwordCost);
  const sessions = createSessionStore(database, now);
  const later = createLater();
  const ground: Ground = {
    database,
    origins,
    now,
    users,
    sessions,
    tokens: createTokens(keptSetting(database, 'token key', newSecret), now, tokenTimes),
    codes: createOneUseCodes({ database, now, users, sessions }),
    doneCalls: createDoneCalls(database, now, keptSetting(database, 'call key', newSecret)),
    seal: createSeal(keptSetting(database, 'seal key', newSecret)),
    formTokens: createFormTokens(keptSetting(database, 'form key', newSecret), now),
    outbox: createOutbox({ database, now, later, transport: mailTransport }),
    later,
    limits: hasRateLimits ? createRateLimiter(now) : noRateLimits,
    foreignOrigins,
    trustedProxies,
    passwordCost,
  };
  later.do(async () => writeAskedMails(ground));
  later.do(ground.outbox.deliver);
  return ground;
}
