import { formatDate } from '../../../domain/format/format-date.ts';
import type { LogEntry } from '../../../services/me.ts';
import { loadService } from '../../../store/reads/load-service.ts';
import { defineRead } from '../../../store/reads/reads.ts';
import { useRead } from '../../../store/reads/useRead.ts';

/** The service's maximum per call. */
const MOST_ENTRIES = 500;

const requestedDocuments = defineRead(
  'requested-documents',
  async ({ http, signal }, only: string | undefined): Promise<Requested> => {
    const { readLog } = await loadService(() => import('../../../services/me.ts'));
    const product = only === undefined ? {} : { prd: only };
    return datesOf(
      await readLog(http, { type: 'regulatoryRequest', limit: MOST_ENTRIES, ...product }, { signal }),
    );
  },
);

/** The regulatory documents that a user has requested. */
export interface RequestedDocuments {
  /** Returns the day on which a document was requested last; `undefined` if never, or if the service keeps no such log. */
  dateOf: (prd: string | null | undefined, documentType: string) => string | undefined;
  /** Records documents that were just requested. */
  keep: (documents: readonly { prd: string; documentType: string }[]) => void;
}

/**
 * Looks up which regulatory documents the user has requested. It only prevents a second request, so a failure is not shown.
 *
 * @param only code of a product. @default those of all products
 */
export function useRequestedDocuments(only?: string): RequestedDocuments {
  const read = useRead(requestedDocuments(only));
  const requested: Requested = read.status === 'ready' ? read.value : new Map();
  return {
    dateOf: (prd, documentType) => formatDate(requested.get(keyOf(prd, documentType)) ?? ''),
    keep(documents) {
      const now = new Date().toISOString();
      const added = documents.map(({ prd, documentType }) => [keyOf(prd, documentType), now] as const);
      read.replace(new Map([...requested, ...added]));
    },
  };
}

type Requested = ReadonlyMap<string, string>;

/** The log begins with the latest entries. */
function datesOf(entries: readonly LogEntry[]): Requested {
  return new Map(
    entries
      .toReversed()
      .flatMap(({ prd, documentType, createdDate }) =>
        documentType ? [[keyOf(prd, documentType), createdDate]] : [],
      ),
  );
}

const keyOf = (prd: string | null | undefined, documentType: string) => `${prd ?? ''} ${documentType}`;
