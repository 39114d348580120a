import type { ListingSource } from '../listing-source.ts';

/**
 * Calls back when the viewer or their rights change.
 *
 * @param onChange is told whether the content so far was public: it was a visitor's
 * @returns a function that stops it
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
