import { leaveTo } from './leave-to.ts';
import { plainClick } from './plain-click.ts';

/** Milliseconds. */
const PATIENCE = 1000;

/**
 * Follows a link once a call is answered, after a second at most: Firefox drops a call whose preflight is pending when the page
 * is left. A click for another tab is the browser's, since the page stays.
 */
export function leaveAfter(call: Promise<unknown>, href: string): ReturnType<typeof plainClick> {
  return plainClick(() => {
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    void Promise.race([call.catch(() => {}), late]).then(() => leaveTo(href));
  });
}
