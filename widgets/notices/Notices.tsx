import { type ComponentType, useEffect, useState } from 'react';
import { reportHandled } from '../../src/lib/report-handled.ts';
import { useShared } from '../../src/store/hooks.ts';

const load = () => import('./NoticeRegion.tsx');

/**
 * Waits for the first notice, since most pages never have one. Its code is fetched with the first notice or on the
 * first interaction, since it could not be fetched to report a lost connection. If it is missing, notices wait, and it
 * is fetched again with the next one or when the browser is online again.
 */
export function Notices() {
  const notices = useShared((state) => state.notices);
  const [Region, setRegion] = useState<ComponentType>();

  useEffect(() => {
    const use = new AbortController();
    const prefetch = () => {
      use.abort();
      load().catch(() => {});
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, prefetch, { signal: use.signal });
    return () => use.abort();
  }, []);
  useEffect(() => {
    if (Region || notices.length === 0) return;
    const fetchRegion = () => {
      load().then(({ NoticeRegion }) => setRegion(() => NoticeRegion), reportHandled);
    };
    fetchRegion();
    addEventListener('online', fetchRegion);
    return () => removeEventListener('online', fetchRegion);
  }, [Region, notices]);

  return Region && <Region />;
}
