import { useEffect, useRef, useState } from 'react';
import { archiveAddress } from '../../../domain/documents/document-address.ts';
import { leaveTo } from '../../../lib/leave-to.ts';
import type { Archive } from '../../../services/documents.ts';
import { usePage } from '../../../store/hooks.ts';
import { httpContextOf } from '../../../store/http-context.ts';
import { loadService } from '../../../store/load-service.ts';
import { type Action, useAction } from '../../../store/useAction.ts';

/** The order of a ZIP and its outcome. */
export type ArchiveOrder = Action & { archive: Archive | undefined; cancel: () => void };

/**
 * Orders a ZIP of documents and lets the browser download it, without a time limit and with its own progress. The page
 * stays, since the response is an attachment.
 */
export function useArchive(assetIds: readonly string[]): ArchiveOrder {
  const { store, bus } = usePage();
  const key = assetIds.join(' ');
  const [last, setLast] = useState<{ key: string; archive?: Archive }>();
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const { failure, ...action } = useAction(async () => {
    const controller = new AbortController();
    running.current = controller;
    setLast({ key });
    const { orderArchive } = await loadService(() => import('../../../services/documents.ts'));
    const archive = await orderArchive(httpContextOf(store), assetIds, controller.signal);
    setLast({ key, archive });
    const { files, notIncluded, id } = archive;
    if (files.length === 0) return;
    leaveTo(archiveAddress(store.getState().payload.services?.document ?? '', id));
    bus.emit('documents:downloaded', { included: files.length, notIncluded: notIncluded.length });
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
