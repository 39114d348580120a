import { isOnlyOverlay } from '../../demo/server/pages/gallery/snippet.ts';
import type { IslandFacts } from '../../src/mount/island/contract.ts';

/** Whether pages open an overlay: the cookie modal and the login family. Others open when they are due. */
export function isOpenedByPage({ overlay }: IslandFacts): boolean {
  return overlay?.rank === 4 || overlay?.rank === 5;
}

/** How an island gets onto a page, such as `['marker', 'opener']`. */
export function placedBy(island: IslandFacts): string[] {
  const marker = isOnlyOverlay(island) ? [] : ['marker'];
  if (!island.overlay) return marker;
  return [...marker, isOpenedByPage(island) ? 'opener' : 'itself'];
}
