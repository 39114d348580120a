import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { usePage, useShared } from '../hooks.ts';
import { createDownloads, type Downloads, type DownloadsState } from './create-downloads.ts';

/** An island's downloads with their state. */
export type RunningDownloads = DownloadsState & Pick<Downloads, 'start' | 'cancel'>;

/** Returns an island's downloads; they end when it unmounts, and with the session in which they were started. */
export function useDownloads(): RunningDownloads {
  const page = usePage();
  const [downloads] = useState(() => createDownloads(page));
  const userId = useShared((state) => state.user?.userId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has downloads of their own
  useEffect(() => () => downloads.clear(), [downloads, userId]);
  const { start, cancel } = downloads;
  return { ...useStore(downloads.state), start, cancel };
}
