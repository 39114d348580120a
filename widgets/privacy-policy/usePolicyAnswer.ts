import { useState } from 'react';
import { isPolicyDue } from '../../src/domain/gates/privacy-policy.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { usePage } from '../../src/store/hooks.ts';
import { httpContextOf } from '../../src/store/http-context.ts';
import { leaveSession } from '../../src/store/leave-session.ts';
import { loadMe } from '../../src/store/load-me.ts';
import { changeUser } from '../../src/store/session.ts';
import { useAction } from '../../src/store/useAction.ts';

/** The two answers to the policy, with their progress. */
export function usePolicyAnswer(version: string) {
  const { store } = usePage();
  const [isRejecting, setIsRejecting] = useState(false);
  const { start, isRunning, failure } = useAction(async () => {
    const { acceptPrivacyPolicy } = await loadMe();
    const asked = store.getState().user?.userId;
    const privacyPolicyStates = await acceptPrivacyPolicy(httpContextOf(store), version);
    // Another user may have signed in meanwhile in another tab.
    if (store.getState().user?.userId !== asked) return;
    changeUser(store, { privacyPolicyStates });
    // An answer for another version would leave the gate closed without a reason.
    if (isPolicyDue(store.getState().user, { version })) throw new ServiceError({ kind: 'malformed' });
  });

  const reject = () => {
    setIsRejecting(true);
    leaveSession(store);
  };

  const step = isRejecting ? 'rejecting' : isRunning ? 'accepting' : 'asked';
  return { step, failure, accept: start, reject } as const;
}
