import { type ReactNode, useRef } from 'react';
import { logInAgain } from '../../../src/account/state/leave-session.ts';
import { loadMe, loadMeForUser } from '../../../src/account/state/load-me.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { failureOf } from '../../../src/store/notices/failure-of.ts';
import { httpContextOf } from '../../../src/store/reads/http-context.ts';
import { useLoadAhead } from '../../../src/store/reads/useLoadAhead.ts';
import { useAction } from '../../../src/store/write/useAction.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { ActionFailed } from '../ActionFailed.tsx';
import { Section } from '../Section.tsx';
import { profileTexts } from '../texts.ts';

/**
 * Ends all sessions of the user, including this one. The next page says so, offers the login and leads back.
 *
 * @param children the sessions, where the service lists them
 */
export function LogoutEverywhere({ children }: { children?: ReactNode }) {
  const { store } = usePage();
  useLoadAhead(loadMe);
  const text = useTexts(profileTexts);
  const wasLost = useRef(false);
  const logout = useAction(async () => {
    try {
      const { logoutEverywhere } = await loadMeForUser(store);
      await logoutEverywhere(httpContextOf(store));
    } catch (error) {
      const { isSessionOver, mayBeDone } = failureOf(error);
      // An earlier attempt, whose response was lost, has ended this session.
      if (!(wasLost.current && isSessionOver)) {
        wasLost.current ||= mayBeDone;
        throw error;
      }
    }
    logInAgain(store, text('profile.logoutEverywhere.done'));
  });

  return (
    <Section
      title={text('profile.logoutEverywhere.title')}
      text={text('profile.logoutEverywhere.text')}
      action={
        <Button busy={logout.isRunning} onClick={() => void logout.start()}>
          {text('profile.logoutEverywhere.button')}
        </Button>
      }
    >
      <ActionFailed action={logout} />
      {children}
    </Section>
  );
}
