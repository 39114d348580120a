import { useLayoutEffect, useState } from 'react';
import type { Target, Targets } from './targets.ts';

/**
 * Returns the places of the island. Unlike `useSyncExternalStore`, it subscribes before the first paint, so that those
 * that are added with the page are painted with it.
 */
export function useTargets(targets: Targets): readonly Target[] {
  const [list, setList] = useState(targets.list);
  useLayoutEffect(() => {
    const follow = () => setList(targets.list());
    follow();
    return targets.subscribe(follow);
  }, [targets]);
  return list;
}
