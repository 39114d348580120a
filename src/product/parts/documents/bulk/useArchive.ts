import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../../lib/file/save-file.ts';
import type { Archive } from '../../../../services/documents.ts';
import { usePage, useShared } from '../../../../store/hooks.ts';
import { httpContextOf } from '../../../../store/reads/http-context.ts';
import { loadService } from '../../../../store/reads/load-service.ts';
import { type Action, useAction } from '../../../../store/write/useAction.ts';

/** File name, if the service gives none. */
const ARCHIVE_NAME = 'Documents.zip';

/** The order of a ZIP and its outcome. */
export type ArchiveOrder = Action & { archive: Archive | undefined; cancel: () => void };

/** Orders a ZIP of documents and saves it. Ends with the session in which it was started. */
export function useArchive(assetIds: readonly string[]): ArchiveOrder {
  const { store, bus } = usePage();
  const userId = useShared(({ user }) => user?.userId);
  const key = assetIds.join(' ');
  const [last, setLast] = useState<{ key: string; archive?: Archive }>();
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user may have other documents
  useEffect(() => cancel, [userId]);
  const { failure, ...action } = useAction(async () => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setLast({ key });
    const { downloadArchive, orderArchive } = await loadService(
      () => import('../../../../services/documents.ts'),
    );
    const http = httpContextOf(store);
    const archive = await orderArchive(http, assetIds, signal);
    const { files, notIncluded, id } = archive;
    if (files.length > 0) {
      const { content, filename } = await downloadArchive(http, id, signal);
      saveFile(filename ?? ARCHIVE_NAME, content);
      bus.emit('documents:downloaded', { included: files.length, notIncluded: notIncluded.length });
    }
    setLast({ key, archive });
  });
  // Ignore the outcome of another selection.
  const isLast = last?.key === key;
  const isCancelled = failure?.kind === 'aborted';
  return {
    ...action,
    cancel,
    failure: isLast && !isCancelled ? failure : undefined,
    archive: isLast ? last.archive : undefined,
  };
}
