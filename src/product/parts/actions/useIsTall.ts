import { useSyncExternalStore } from 'react';

/** In a lower window, such as at 400 % zoom, what sticks to it would leave too little of the page. */
const TALL = '(height >= 27em)';

/** Whether the window is high enough for a bar at its top. */
export function useIsTall(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(TALL).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(TALL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
