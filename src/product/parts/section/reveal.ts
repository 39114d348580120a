import { focusTarget } from './focus-target.ts';
import type { Target } from './targets.ts';

/** Opens a place, scrolls to it and focuses its heading, so that Tab continues from there. */
export function reveal({ element, open }: Target): void {
  open?.();
  element.scrollIntoView({ block: 'start' });
  focusTarget(element);
}
