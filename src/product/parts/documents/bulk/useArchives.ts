import { useEffect, useRef, useState } from 'react';
import type { ServiceError } from '../../../../errors/service-error.ts';
import type { Archive } from '../../../../services/documents.ts';
import type { Downloadable } from '../../../../store/files/create-downloads.ts';
import { usePage, useShared } from '../../../../store/hooks.ts';
import { failureOf } from '../../../../store/notices/failure-of.ts';
import { useAction } from '../../../../store/write/useAction.ts';
import type { ZipBatch } from '../../../rules/documents/zip-batches.ts';
import { saveBatch } from './save-batch.ts';

/** A selected document. */
export type BulkDocument = Downloadable;

/** What became of one batch. */
export type BatchOutcome =
  | { status: 'waiting' | 'running' }
  | { status: 'saved'; archive: Archive }
  | { status: 'failed'; failure: ServiceError };

/** The download of documents as ZIPs, and what became of each. */
export interface Archives {
  outcomes: readonly BatchOutcome[];
  isRunning: boolean;
  /** The first failure of the latest run. */
  failure: ServiceError | undefined;
  /** Number of failed runs. */
  attempt: number;
  /** All that arrived, once every batch is saved. */
  archive: Archive | undefined;
  /** Downloads what has not been saved, one after another; all of it again once everything is. */
  start(): void;
  /** Downloads one batch again, and goes on with those that its failure has kept waiting. */
  retry(index: number): void;
  cancel(): void;
}

/**
 * Orders ZIPs of documents and saves them, one after another, so that the services make one at a time. A batch that fails
 * does not keep back the next ones, unless the connection or the session is gone. Ends with the session in which it was
 * started.
 */
export function useArchives(batches: readonly ZipBatch<BulkDocument>[]): Archives {
  const page = usePage();
  const userId = useShared(({ user }) => user?.userId);
  const key = batches.map(({ documents }) => documents.map(({ asset }) => asset.id).join(' ')).join('\n');
  const [last, setLast] = useState<{ key: string; outcomes: readonly BatchOutcome[] }>();
  const latest = useRef(last);
  /** Indexes of the batches that are still to be downloaded. */
  const queue = useRef<number[]>([]);
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user may have other documents
  useEffect(() => cancel, [userId]);

  const known = () => (latest.current?.key === key ? latest.current.outcomes : []);
  const show = (outcomes: readonly BatchOutcome[]) => {
    latest.current = { key, outcomes };
    setLast(latest.current);
  };
  const put = (index: number, outcome: BatchOutcome) => show(known().with(index, outcome));
  const action = useAction(async () => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const whole = {
      count: batches.filter(({ number }) => number !== undefined).length,
      isOfOneProduct: new Set(batches.flatMap(({ documents }) => documents.map(({ prd }) => prd))).size === 1,
    };
    let failure: ServiceError | undefined;
    for (let index = queue.current.shift(); index !== undefined; index = queue.current.shift()) {
      const batch = batches[index];
      if (!batch) continue;
      put(index, { status: 'running' });
      try {
        put(index, { status: 'saved', archive: await saveBatch(page, batch, whole, signal) });
      } catch (error) {
        const reason = failureOf(error);
        put(index, reason.kind === 'aborted' ? { status: 'waiting' } : { status: 'failed', failure: reason });
        failure ??= reason;
        if (reason.kind === 'aborted' || keepsWaiting(reason)) queue.current = [];
      }
    }
    if (failure) throw failure;
  });
  const ask = (indexes: readonly number[]) => {
    show(batches.map((_, index) => (!indexes.includes(index) && known()[index]) || { status: 'waiting' }));
    queue.current.push(...indexes);
    void action.start();
  };

  // Ignore the outcome of another selection.
  const isLast = last?.key === key;
  const outcomes = isLast ? last.outcomes : [];
  const isComplete = outcomes.length > 0 && outcomes.every(({ status }) => status === 'saved');
  const archives = outcomes.flatMap((outcome) => (outcome.status === 'saved' ? [outcome.archive] : []));
  return {
    outcomes,
    isRunning: action.isRunning,
    failure: isLast ? action.failure : undefined,
    attempt: action.attempt,
    archive: isComplete
      ? {
          id: archives[0]?.id ?? '',
          files: archives.flatMap(({ files }) => files),
          notIncluded: archives.flatMap(({ notIncluded }) => notIncluded),
        }
      : undefined,
    cancel,
    start() {
      if (action.isRunning) return;
      ask([...batches.keys()].filter((index) => isComplete || known()[index]?.status !== 'saved'));
    },
    retry(index) {
      const outcome = known()[index];
      const isHeld = outcome?.status === 'failed' && keepsWaiting(outcome.failure);
      const waiting = isHeld ? [...batches.keys()].filter((at) => known()[at]?.status === 'waiting') : [];
      ask([index, ...waiting]);
    },
  };
}

/** Whether the next batches would fail for the same reason: the connection or the session is gone. */
function keepsWaiting({ isUnreached, isSessionOver }: ServiceError): boolean {
  return isUnreached || isSessionOver;
}
