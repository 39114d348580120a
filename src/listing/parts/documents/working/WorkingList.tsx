import { useMemo, useState } from 'react';
import { formatDate } from '../../../../domain/format/format-date.ts';
import { changedSince } from '../../../../domain/gates/changed-since.ts';
import { ReadFailed } from '../../../../outcome/ReadFailed.tsx';
import type { BulkLimit } from '../../../../product/rules/documents/bulk-selection.ts';
import { useShared, useTexts } from '../../../../store/hooks.ts';
import { useDocumentManifest } from '../../../../store/reads/useDocumentManifest.ts';
import { Choice } from '../../../../ui/action/Choice.tsx';
import { useStyles } from '../../../../ui/base/styles.ts';
import { Checkbox } from '../../../../ui/field/Checkbox.tsx';
import { Skeleton } from '../../../../ui/message/Skeleton.tsx';
import { changedSinceOf, withChangedSince, workingList } from '../../../rules/working-list.ts';
import { useSavedSheets } from '../../../state/hits/useSavedSheets.ts';
import { useListingState } from '../../../state/listing-context.ts';
import { workingListTexts } from '../../../texts/working-list.ts';
import { WorkingActions } from './WorkingActions.tsx';
import { WorkingTable } from './WorkingTable.tsx';
import css from './working-list.css';

const NONE: never[] = [];

/**
 * The saved documents that match the listing's filters, or what has changed of them since the last visit: each with what
 * changed, in the service's words. Sets narrow them in one act; they are saved as CSV, printed, and downloaded as ZIPs.
 */
export function WorkingList({ bulkLimit }: { bulkLimit: BulkLimit | undefined }) {
  useStyles(css);
  const text = useTexts(workingListTexts);
  const query = useListingState((state) => state.answer?.query ?? state.query);
  const user = useShared((state) => state.user);
  const since = changedSinceOf(query) ?? changedSince(user?.sheetsSince ?? user?.previousLogin) ?? undefined;
  const [isChanged, setChanged] = useState(since !== undefined);
  const [isEnglishOnly, setEnglishOnly] = useState(false);
  const [isRegulatory, setRegulatory] = useState(false);
  const read = useSavedSheets(withChangedSince(query, isChanged ? since : undefined));
  const manifest = useDocumentManifest();
  const hits = read.status === 'ready' ? read.value : NONE;
  const types = manifest.status === 'ready' ? manifest.value : NONE;
  const documents = useMemo(
    () => workingList(hits, { isEnglishOnly, isRegulatory }, types),
    [hits, types, isEnglishOnly, isRegulatory],
  );
  const date = since === undefined ? '' : (formatDate(since) ?? since);
  const which = isChanged ? text('working.changed', { date }) : text('working.all');
  const sets = [isEnglishOnly && text('working.english'), isRegulatory && text('working.regulatory')];
  const name = [which, ...sets].filter(Boolean).join(', ');
  return (
    <>
      <div className="ce-working__sets ce-cluster ce-screen">
        {since !== undefined && (
          <Choice
            label={text('working.which')}
            options={[
              { value: 'changed', title: text('working.changed', { date }) },
              { value: 'all', title: text('working.all') },
            ]}
            value={isChanged ? 'changed' : 'all'}
            onChange={(value) => setChanged(value === 'changed')}
          />
        )}
        <Checkbox
          label={text('working.english')}
          checked={isEnglishOnly}
          onChange={({ target }) => setEnglishOnly(target.checked)}
        />
        <Checkbox
          label={text('working.regulatory')}
          hint={text('working.regulatory.hint')}
          checked={isRegulatory}
          onChange={({ target }) => setRegulatory(target.checked)}
        />
      </div>
      <ReadFailed read={read} words={{ title: text('working.failed') }} />
      {isRegulatory && <ReadFailed variant="line" read={manifest} />}
      {read.status === 'loading' && !read.failure && (
        <div aria-busy>
          <Skeleton lines={4} />
        </div>
      )}
      <p role="status" className="ce-visually-hidden">
        {read.status === 'loading' && text('working.loading')}
      </p>
      {read.status === 'ready' && (
        <>
          <WorkingActions documents={documents} types={types} name={name} bulkLimit={bulkLimit} />
          {documents.length === 0 ? (
            <p className="ce-muted">
              {isChanged && hits.length === 0 ? text('working.none.changed', { date }) : text('working.none')}
            </p>
          ) : (
            <WorkingTable
              documents={documents}
              types={types}
              caption={text('working.caption', { which: name })}
            />
          )}
        </>
      )}
    </>
  );
}
