import { useEffect, useRef, useState } from 'react';
import { type FileTab, openFileTab } from '../../lib/file/file-tab.ts';
import { fileTexts } from '../../texts/files.ts';
import { usePage, useShared, useTexts } from '../hooks.ts';
import { failureOf } from '../notices/failure-of.ts';
import { loadService } from '../reads/load-service.ts';
import type { BackendFile, BackendFileState } from './backend-file.ts';

/** A file of the backend on its way to the user. */
export interface BackendDownload {
  state: BackendFileState | undefined;
  isRunning: boolean;
  /** Call it from the click, since it may open a tab. */
  start: () => Promise<void>;
  cancel: () => void;
}

/** Gives a file of the backend; whatever fails, the page stays. Ends with the session in which it was started. */
export function useBackendFile(file: BackendFile): BackendDownload {
  const { store } = usePage();
  const text = useTexts(fileTexts);
  const userId = useShared(({ user }) => user?.userId);
  const [state, setState] = useState<BackendFileState>();
  const running = useRef<AbortController>(null);

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setState(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has files of their own
  useEffect(() => cancel, [userId]);

  const start = async () => {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const name = text('files.pdf');
    const words = { waiting: text('files.running', { name }), inTab: text('files.inTab', { name }) };
    const mustNavigate = state?.status === 'blocked' || state?.status === 'navigated';
    const isViewed = file.isShown && navigator.pdfViewerEnabled !== false;
    // At the click: later, popup blockers stop it. Offline, it would only open to be closed.
    const tab = navigator.onLine && (isViewed || mustNavigate) ? openFileTab(words.waiting) : undefined;
    signal.addEventListener('abort', () => tab?.close());
    setState({ status: 'running' });
    const next = await stateAfter(tab, async () => {
      const { openBackendFile } = await loadService(() => import('./open-backend-file.ts'));
      return openBackendFile(store, file, { tab, mustNavigate, words, signal });
    });
    if (running.current !== controller) return;
    running.current = null;
    setState(next);
  };

  return { state, isRunning: state?.status === 'running', start, cancel };
}

async function stateAfter(
  tab: FileTab | undefined,
  open: () => Promise<BackendFileState>,
): Promise<BackendFileState> {
  try {
    return await open();
  } catch (error) {
    tab?.close();
    return { status: 'failed', failure: failureOf(error) };
  }
}
