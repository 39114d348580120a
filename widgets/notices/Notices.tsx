import { lazy, Suspense, useEffect, useState } from 'react';
import { useShared } from '../../src/store/hooks.ts';

const load = () => import('./NoticeRegion.tsx');
const NoticeRegion = lazy(() => load().then((module) => ({ default: module.NoticeRegion })));

/**
 * Waits for the first notice, since most pages never have one. The code that shows notices is fetched with it, or on
 * the first interaction: it could not be fetched to report a lost connection.
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
