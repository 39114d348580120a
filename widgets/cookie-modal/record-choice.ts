import type { ConsentSettings } from '../../src/domain/user/consent.ts';

/**
 * Sends a record of a choice to the page's own endpoint: the time, the version of what was shown, the choice. It
 * outlives the page. Nothing waits for it, and its failure harms nothing.
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
    // The address is none, or the page may send nothing.
  }
}
