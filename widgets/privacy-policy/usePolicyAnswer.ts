import { useState } from 'react';
import { leaveSession } from '../../src/account/state/leave-session.ts';
import { loadMe, loadMeForUser } from '../../src/account/state/load-me.ts';
import { isPolicyDue } from '../../src/domain/gates/privacy-policy.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { usePage } from '../../src/store/hooks.ts';
import { httpContextOf } from '../../src/store/reads/http-context.ts';
import { useLoadAhead } from '../../src/store/reads/useLoadAhead.ts';
import { changeUser } from '../../src/store/session/session.ts';
import { holdUser } from '../../src/store/write/owned-by-user.ts';
import { useAction } from '../../src/store/write/useAction.ts';

/** The two answers to the policy, with their progress. */
export function usePolicyAnswer(version: string) {
  const { store } = usePage();
  useLoadAhead(loadMe);
  const [isRejecting, setIsRejecting] = useState(false);
  const { start, isRunning, failure } = useAction(async () => {
    const demandOwner = holdUser(store);
    const { acceptPrivacyPolicy } = await loadMeForUser(store);
    const privacyPolicyStates = await acceptPrivacyPolicy(httpContextOf(store), version);
    // Another user may have signed in meanwhile in another tab.
    demandOwner();
    changeUser(store, { privacyPolicyStates });
    // An answer for another version would not open the gate.
    if (isPolicyDue(store.getState().user, { version })) throw new ServiceError({ kind: 'malformed' });
  });

  const reject = () => {
    setIsRejecting(true);
    leaveSession(store);
  };

  const step = isRejecting ? 'rejecting' : isRunning ? 'accepting' : 'asked';
  return { step, failure, accept: start, reject } as const;
}
