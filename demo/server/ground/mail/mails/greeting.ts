import type { UserRecord } from '../../users/user-record.ts';

/** First line of a mail to someone with an account. */
export function greetingOf({ firstName, lastName }: Pick<UserRecord, 'firstName' | 'lastName'>): string {
  const name = `${firstName} ${lastName}`.trim();
  return name ? `Hello ${name},` : 'Hello,';
}
