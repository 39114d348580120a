import type { ListingSource } from './listing-source.ts';

/**
 * Calls as somebody else looks at the page, or with other rights.
 *
 * @param onChange is told whether what was shown so far is open to everyone: it was a visitor's
 * @returns the stop
 */
export function watchViewer(
  source: Pick<ListingSource, 'viewer' | 'watchViewer'>,
  onChange: (wasOpenToAll: boolean) => void,
): () => void {
  let viewer = source.viewer();
  return source.watchViewer(() => {
    const before = viewer;
    viewer = source.viewer();
    if (viewer !== before) onChange(before === '');
  });
}
