import { useState } from 'react';
import { leaveTo } from '../../src/lib/address/leave-to.ts';
import { pageUrl } from '../../src/lib/address/page-address.ts';
import { useOverlay, usePage } from '../../src/store/hooks.ts';
import { keepBackUrl } from '../../src/store/session/back-url.ts';
import { keepResidence } from '../../src/store/session/residence.ts';
import { keepSessionMessage } from '../../src/store/session/session-message.ts';

/** The two answers to the country gate (spec S§2, decision 12), with their progress. */
export function useResidence(countries: readonly string[]) {
  const { store } = usePage();
  const { close } = useOverlay('country-confirmation');
  const [step, setStep] = useState<'asked' | 'reloading' | 'not-kept'>('asked');

  const confirm = () => {
    const isKept = keepResidence(countries);
    const { payload } = store.getState();
    // Content that the server has withheld is sent with the next page, after the confirmation.
    if (!payload.page?.forbidden) close();
    else if (isKept) {
      // The server sends the message once, and the login that would show it is queued behind this gate.
      if (payload.sessionMessage) keepSessionMessage(payload.sessionMessage);
      if (payload.showLogin && payload.backUrl) keepBackUrl(payload.backUrl);
      setStep('reloading');
      leaveTo(pageUrl().href);
    } else setStep('not-kept');
  };

  const decline = () => leaveTo('/');

  return { step, confirm, decline };
}
