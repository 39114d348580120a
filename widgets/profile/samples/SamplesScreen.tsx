import { useEffect, useRef } from 'react';
import { loadMe } from '../../../src/account/state/load-me.ts';
import { reportHandled } from '../../../src/lib/report-handled.ts';
import type { LogEntry } from '../../../src/services/me.ts';
import { usePage, useShared, useTexts } from '../../../src/store/hooks.ts';
import { httpContextOf } from '../../../src/store/reads/http-context.ts';
import { defineRead } from '../../../src/store/reads/reads.ts';
import { type Read, useRead } from '../../../src/store/reads/useRead.ts';
import { ButtonLink } from '../../../src/ui/action/ButtonLink.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ReadPending } from '../ReadPending.tsx';
import { newestFirst } from '../rules/newest-first.ts';
import type { ScreenProps } from '../screen-props.ts';
import { profileTexts } from '../texts.ts';
import { SampleList } from './SampleList.tsx';

/** Number of listed samples; the service's maximum per request. */
const MOST_ENTRIES = 100;

/** `/sample-requests`: the user's sample requests, from the log (spec S§7, decision 76). */
export function SamplesScreen({ productPage }: ScreenProps) {
  const text = useTexts(profileTexts);
  const { products } = useShared((state) => state.payload.links) ?? {};
  const read = useRead(sampleRequests());
  useNewRequests(read);

  if (read.status !== 'ready') return <ReadPending read={read} failed={text('profile.samples.failed')} />;
  if (read.value.length === 0) {
    return (
      <EmptyState
        title={text('profile.samples.empty.title')}
        action={products && <ButtonLink href={products}>{text('profile.products')}</ButtonLink>}
      >
        {text('profile.samples.empty.text')}
      </EmptyState>
    );
  }
  // Each of its products is an entry.
  const isCut = read.value.length >= MOST_ENTRIES;
  return (
    <>
      <p className="ce-muted">
        {isCut ? text('profile.samples.latest', { count: MOST_ENTRIES }) : text('profile.samples.text')}
      </p>
      <SampleList entries={newestFirst(read.value)} productPage={productPage} />
    </>
  );
}

const sampleRequests = defineRead('sample-requests', async ({ http, signal }) => {
  const { readLog } = await loadMe();
  return readLog(http, { type: 'sampleRequest', limit: MOST_ENTRIES }, { signal });
});

/** Adds requests that are sent from this page. The list stays meanwhile, and with it the focus on its button. */
function useNewRequests({ replace }: Read<LogEntry[]>): void {
  const { store, bus } = usePage();
  const latest = useRef(replace);
  useEffect(() => {
    latest.current = replace;
  });
  useEffect(() => {
    const leaving = new AbortController();
    const stop = bus.on('samples:requested', () => {
      // Without an answer the list is as before; the receipt has confirmed the request.
      const { load } = sampleRequests()(store);
      load(httpContextOf(store), leaving.signal).then((entries) => latest.current(entries), reportHandled);
    });
    return () => {
      stop();
      leaving.abort();
    };
  }, [store, bus]);
}
