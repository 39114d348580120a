import { sameOriginUrl } from '../../lib/safe-url.ts';

/**
 * Where a successful login leads: to the back URL if it stays on the page's own origin, else to the page
 * itself, which is then loaded anew: a page refused with 403 opens, any other one learns who is there
 * (spec S§4; decisions 14 and 42).
 *
 * @param backUrl the payload's `backUrl`
 * @param here the page's address
 */
export function addressAfterLogin(backUrl: string | undefined, here: string): string {
  return sameOriginUrl(backUrl, here) ?? here;
}
