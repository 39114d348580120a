import { type HitTrail, positionOnReturn, type TrailStep } from '../../src/listing/rules/hit-trail.ts';
import { keepReturn } from '../../src/listing/state/kept-return.ts';

/** Modifier keys of a click on a link. */
type Press = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Makes the listing that a link leads to show the hit. Not for a new tab or window, which has a session of its own. */
export function returnTo(press: Press, trail: HitTrail, step: TrailStep): void {
  if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return;
  const position = positionOnReturn(trail, step, Math.round(innerHeight / 3));
  if (position) keepReturn({ href: trail.href, key: trail.key, position });
}
