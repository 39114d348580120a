import { sameOriginUrl } from '../../../src/lib/address/safe-url.ts';

/**
 * Returns the address to open after a login: the back URL if it is on the page's own origin, else the page itself.
 * Its reload opens a page that was refused with 403 and shows the user on any other (spec S§4; decisions 14 and 42).
 *
 * @param backUrl the payload's `backUrl`
 * @param here the page's address
 */
export function addressAfterLogin(backUrl: string | undefined, here: string): string {
  return sameOriginUrl(backUrl, here) ?? here;
}
