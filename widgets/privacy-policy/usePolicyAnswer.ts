import { useState } from 'react';
import { isPolicyDue } from '../../src/domain/gates/privacy-policy.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { usePage } from '../../src/store/hooks.ts';
import { httpContextOf } from '../../src/store/http-context.ts';
import { leaveSession } from '../../src/store/leave-session.ts';
import { loadMe } from '../../src/store/load-me.ts';
import { changeUser } from '../../src/store/session.ts';

/** The two answers to the policy, and how far one has come. */
export function usePolicyAnswer(version: string) {
  const { store } = usePage();
  const [step, setStep] = useState<'asked' | 'accepting' | 'rejecting'>('asked');
  const [failure, setFailure] = useState<ServiceError>();

  const accept = async () => {
    setStep('accepting');
    setFailure(undefined);
    try {
      const { acceptPrivacyPolicy } = await loadMe();
      const asked = store.getState().user?.userId;
      const privacyPolicyStates = await acceptPrivacyPolicy(httpContextOf(store), version);
      // In another tab, somebody else may have signed in meanwhile.
      if (store.getState().user?.userId !== asked) return;
      changeUser(store, { privacyPolicyStates });
      // An answer without this version would leave the gate shut, and nobody would know why.
      if (isPolicyDue(store.getState().user, { version })) throw new ServiceError({ kind: 'malformed' });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      setFailure(error);
    } finally {
      setStep('asked');
    }
  };

  const reject = () => {
    setStep('rejecting');
    leaveSession(store);
  };

  return { step, failure, accept, reject };
}
