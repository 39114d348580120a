import type { ConsentSettings } from '../../src/domain/user/consent.ts';

/**
 * Sends a record of a choice to the page's own endpoint: time, version of the texts, choice. The request outlives the
 * page; nothing waits for it, and a failure is ignored.
 *
 * @param options the payload's `consent`
 */
export function recordChoice(
  settings: ConsentSettings,
  { recordUrl, version }: { recordUrl?: string | undefined; version?: string | undefined },
): void {
  try {
    if (recordUrl) navigator.sendBeacon(recordUrl, JSON.stringify({ time: new Date(), version, settings }));
  } catch {
    // The address is invalid, or the page's security policy forbids the request.
  }
}
