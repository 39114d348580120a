import type { MouseEvent } from 'react';
import { reveal } from './reveal.ts';
import type { Target } from './targets.ts';

/**
 * Follows a plain click on a link to a place in the island; leaves other clicks to the browser. The browser can't: the
 * page may have a `<base>`, and the address may already have this hash.
 *
 * @returns whether it was followed
 */
export function followTarget(event: MouseEvent, target: Target): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  const hash = `#${encodeURIComponent(target.id)}`;
  if (location.hash === hash) reveal(target);
  else location.hash = hash;
  return true;
}
