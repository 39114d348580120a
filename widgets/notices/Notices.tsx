import { lazy, Suspense, useEffect, useState } from 'react';
import { useShared } from '../../src/store/hooks.ts';

const load = () => import('./NoticeRegion.tsx');
const NoticeRegion = lazy(() => load().then((module) => ({ default: module.NoticeRegion })));

/**
 * Waits for the first notice; most pages never have one. What shows notices is fetched with it, or once
 * somebody uses the page: the notice of a lost connection could not fetch it any more.
 */
export function Notices() {
  const hasNotices = useShared(({ notices }) => notices.length > 0);
  const [isWanted, setWanted] = useState(hasNotices);
  if (hasNotices && !isWanted) setWanted(true);

  useEffect(() => {
    const use = new AbortController();
    const prefetch = () => {
      use.abort();
      load().catch(() => {});
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, prefetch, { signal: use.signal });
    return () => use.abort();
  }, []);

  return <Suspense>{isWanted && <NoticeRegion />}</Suspense>;
}
