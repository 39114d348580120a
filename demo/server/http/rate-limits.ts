import { Refusal } from './refusal.ts';

const minute = 60_000;

/**
 * Limits of each action per subject: an email address, a session, or a client's address. Mails are counted by
 * recipient, against floods; logins are not, since a stranger could then lock out the owner.
 */
export const rateLimits = {
  /** Login attempts of one client for one account. */
  login: { times: 10, within: 5 * minute },
  /** Login attempts of one client, for any account. */
  clientLogin: { times: 50, within: 5 * minute },
  resend: { times: 3, within: 10 * minute },
  register: { times: 5, within: 10 * minute },
  forgot: { times: 3, within: 10 * minute },
  /** Registrations, mails and new passwords requested by one client, for any email address. */
  account: { times: 30, within: 10 * minute },
  /** Mails of one user to new addresses, which may be other people's. */
  changeEmail: { times: 5, within: 10 * minute },
  /** Choices in the cookie dialog of one client. */
  consent: { times: 60, within: 10 * minute },
  contact: { times: 5, within: 10 * minute },
  /** Messages of one client, in any session. */
  message: { times: 20, within: 10 * minute },
  /** Requests of one user for samples and documents. */
  request: { times: 10, within: 10 * minute },
} as const;

/** Name of a limited action. */
export type LimitedAction = keyof typeof rateLimits;

/** Counts actions in a sliding window. */
export interface RateLimiter {
  /**
   * Counts one attempt.
   *
   * @throws Refusal 429 with `Retry-After` in seconds once the limit is reached; refused attempts do not count
   */
  take(action: LimitedAction, subject: string): void;
}

/** Limits in memory; a restart resets them. */
export function createRateLimiter(now: () => Date): RateLimiter {
  const attempts = new Map<string, number[]>();

  return {
    take(action, subject) {
      const { times, within } = rateLimits[action];
      const time = now().getTime();
      const key = `${action} ${subject.toLowerCase()}`;
      const recent = (attempts.get(key) ?? []).filter((attempt) => attempt > time - within);
      const [oldest = time] = recent;
      if (recent.length >= times) throw tooMany(Math.ceil((oldest + within - time) / 1000));
      attempts.delete(key);
      attempts.set(key, [...recent, time]);
      forgetOldest(attempts);
    },
  };
}

/** Keeps memory bounded; the map is in the order of the last attempts. */
function forgetOldest(attempts: Map<string, number[]>): void {
  const [oldest] = attempts.keys();
  if (attempts.size > 10_000 && oldest !== undefined) attempts.delete(oldest);
}

/** For browser tests, which sign in more often than a person. */
export const noRateLimits: RateLimiter = { take() {} };

function tooMany(seconds: number): Refusal {
  return new Refusal(
    429,
    { message: `Too many attempts. Please try again in ${seconds} seconds.`, code: 'too_many_requests' },
    { headers: { 'Retry-After': String(seconds) } },
  );
}
