import { type RefObject, useId } from 'react';
import { leaveSession } from '../../../src/account/state/leave-session.ts';
import { formatDate } from '../../../src/domain/format/format-date.ts';
import { formatTime } from '../../../src/domain/format/format-time.ts';
import type { UserSession } from '../../../src/services/user-sessions.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { failureOf } from '../../../src/store/notices/failure-of.ts';
import { addNotice } from '../../../src/store/notices/notices.ts';
import { httpContextOf } from '../../../src/store/reads/http-context.ts';
import { holdUser } from '../../../src/store/write/owned-by-user.ts';
import { useAction } from '../../../src/store/write/useAction.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { useRowHandover } from '../../../src/ui/base/useRowHandover.ts';
import { ActionFailed } from '../ActionFailed.tsx';
import { loadSessions } from './load-sessions.ts';
import { sessionTexts } from './texts.ts';

interface Props {
  session: UserSession;
  /** Of its device, unlike that of any other session. */
  name: string;
  /** Takes the focus where no other entry does. */
  area: RefObject<HTMLElement | null>;
  /** Called when the session has ended. */
  onEnd: () => void;
}

/** A session: device and times as far as they are known, and its end. The end of this one is a logout. */
export function SessionEntry({ session, name, area, onEnd }: Props) {
  const { id, signedInAt, usedAt, isCurrent } = session;
  const { store } = usePage();
  const text = useTexts(sessionTexts);
  const timesId = useId();
  // Not to the next button: a second press would end that session, too.
  const entry = useRowHandover(area);
  const signedIn = timeOf(signedInAt);
  // This one is in use now.
  const used = isCurrent ? undefined : timeOf(usedAt);
  const times = [
    signedIn && text('profile.sessions.signedIn', { time: signedIn }),
    used && text('profile.sessions.used', { time: used }),
  ].filter(Boolean);
  const end = useAction(async () => {
    const demandOwner = holdUser(store);
    const { endSession } = await loadSessions();
    demandOwner();
    try {
      await endSession(httpContextOf(store), id);
    } catch (error) {
      // It has ended by itself, or by an earlier attempt whose response was lost.
      if (!failureOf(error).isGone) throw error;
    }
    addNotice(store, {
      kind: 'save',
      type: 'success',
      text: text('profile.sessions.ended', { device: name }),
    });
    onEnd();
  });

  return (
    <li ref={entry} className="ce-profile-entry ce-stack ce-gap-3">
      <div className="ce-profile-section__head ce-cluster ce-gap-4">
        <div className="ce-profile-section__intro ce-stack ce-gap-1">
          <h4 data-title tabIndex={-1} className="ce-profile-entry__title">
            {name}
          </h4>
          {isCurrent && <p>{text('profile.sessions.current')}</p>}
          {times.length > 0 && (
            <p id={timesId} className="ce-meta ce-figure">
              {times.join(' · ')}
            </p>
          )}
        </div>
        <Button
          size="small"
          busy={end.isRunning}
          aria-describedby={times.length > 0 ? timesId : undefined}
          onClick={() => (isCurrent ? leaveSession(store) : void end.start())}
        >
          <span>
            {text('profile.sessions.end')}
            <span className="ce-visually-hidden"> {text('profile.sessions.end.of', { device: name })}</span>
          </span>
        </Button>
      </div>
      <ActionFailed action={end} />
    </li>
  );
}

/** Day and time of day in the viewer's time zone; `undefined` if it is unknown. */
function timeOf(time: string | null): string | undefined {
  const known = time === null ? [] : [formatDate(time), formatTime(time)];
  return known.filter(Boolean).join(', ') || undefined;
}
