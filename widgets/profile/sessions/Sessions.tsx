import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../../src/lib/random-id.ts';
import type { UserSession } from '../../../src/services/user-sessions.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { useRead } from '../../../src/store/reads/useRead.ts';
import { ReadPending } from '../ReadPending.tsx';
import { loadSessions } from './load-sessions.ts';
import { SessionEntry } from './SessionEntry.tsx';
import { sessionTexts } from './texts.ts';

/** The user's sessions, this one first, each to be ended (decision C26). Nothing where the service lists none. */
export function Sessions({ userId }: { userId: string }) {
  const text = useTexts(sessionTexts);
  // Read anew with each visit of the screen: sessions begin and end elsewhere.
  const [visit] = useState(randomId);
  const read = useRead<UserSession[]>(`sessions ${userId} ${visit}`, async (http, signal) => {
    const { listSessions } = await loadSessions();
    return listSessions(http, signal);
  });
  const area = useRef<HTMLDivElement>(null);
  /** Index of the ended session, whose button had the focus. */
  const [gone, setGone] = useState<{ index: number }>();

  useEffect(() => {
    if (!gone) return;
    // Not the next button: a second press would end that session, too.
    const titles = area.current?.querySelectorAll<HTMLElement>('[data-title]') ?? [];
    (titles[Math.min(gone.index, titles.length - 1)] ?? area.current)?.focus();
  }, [gone]);

  if (read.status !== 'ready') {
    if (read.failure?.isNotOffered) return null;
    return <ReadPending read={read} failed={text('profile.sessions.failed')} />;
  }
  const sessions = read.value.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const remove = (index: number) => {
    setGone({ index });
    read.replace(sessions.toSpliced(index, 1));
  };
  return (
    <div ref={area} tabIndex={-1} className="ce-profile__place">
      {sessions.length === 0 ? (
        <p className="ce-muted">{text('profile.sessions.none')}</p>
      ) : (
        <ul aria-label={text('profile.sessions.list')}>
          {sessions.map((session, index) => (
            <SessionEntry key={session.id} session={session} onEnd={() => remove(index)} />
          ))}
        </ul>
      )}
    </div>
  );
}
