import type { DatabaseSync } from 'node:sqlite';
import type { Origins } from '../base/context.ts';
import { createLater } from '../base/later.ts';
import type { PasswordCost } from '../base/passwords.ts';
import { createSeal } from '../base/seal.ts';
import { newSecret } from '../base/secrets.ts';
import { keptSetting } from '../base/settings.ts';
import { createDoneCalls } from '../http/done-calls.ts';
import { createFormTokens } from '../http/form-token.ts';
import { createRateLimiter, noRateLimits } from '../http/rate-limits.ts';
import { writeAskedMails } from './accounts/asked-mails.ts';
import { createOneUseCodes } from './codes/one-use-codes.ts';
import type { Ground } from './ground.ts';
import { createOutbox } from './mail/outbox.ts';
import { type MailTransport, renderingTransport } from './mail/transport.ts';
import { createSessionStore } from './session/session-store.ts';
import { createTokens, type TokenTimes } from './tokens/tokens.ts';
import { seedUsers } from './users/seed.ts';
import { createUserStore } from './users/user-store.ts';

/** Options of the shared services, for tests. */
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
  /** @default renders mails without sending them */
  mailTransport?: MailTransport;
}

/** Opens the shared services on a database, adds missing demo users, and sends mails left by an earlier run. */
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
