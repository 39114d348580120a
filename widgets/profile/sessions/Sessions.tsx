import { useRef, useState } from 'react';
import { randomId } from '../../../src/lib/random-id.ts';
import type { UserSession } from '../../../src/services/user-sessions.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { defineRead } from '../../../src/store/reads/reads.ts';
import { useRead } from '../../../src/store/reads/useRead.ts';
import { ReadPending } from '../ReadPending.tsx';
import { loadSessions } from './load-sessions.ts';
import { SessionEntry } from './SessionEntry.tsx';
import { sessionTexts } from './texts.ts';

/** Read anew with each visit of the screen: sessions begin and end elsewhere. */
const sessionsOf = defineRead('sessions', async ({ http, signal }, _visit: string) => {
  const { listSessions } = await loadSessions();
  return listSessions(http, signal);
});

/** The user's sessions, this one first, each to be ended (decision C26). Nothing where the service lists none. */
export function Sessions() {
  const text = useTexts(sessionTexts);
  const [visit] = useState(randomId);
  const read = useRead(sessionsOf(visit));
  const area = useRef<HTMLDivElement>(null);

  if (read.status !== 'ready') {
    if (read.failure?.isNotOffered) return null;
    return <ReadPending read={read} failed={text('profile.sessions.failed')} />;
  }
  const sessions = read.value.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const nameOf = ({ device }: UserSession) => device || text('profile.sessions.unknown');
  const numbered = (session: UserSession) => {
    const alike = sessions.filter((other) => nameOf(other) === nameOf(session));
    const name = nameOf(session);
    const number = alike.indexOf(session) + 1;
    return alike.length > 1 ? text('profile.sessions.numbered', { name, number }) : name;
  };
  return (
    <div ref={area} tabIndex={-1} className="ce-profile__place">
      {sessions.length === 0 ? (
        <p className="ce-muted">{text('profile.sessions.none')}</p>
      ) : (
        <ul aria-label={text('profile.sessions.list')}>
          {sessions.map((session) => (
            <SessionEntry
              key={session.id}
              session={session}
              name={numbered(session)}
              area={area}
              onEnd={() => read.change((known) => known.filter(({ id }) => id !== session.id))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
