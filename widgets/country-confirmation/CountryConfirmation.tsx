import { useGate } from '../../src/account/state/useGate.ts';
import { isResidenceDue } from '../../src/domain/gates/residence.ts';
import { useShared } from '../../src/store/hooks.ts';
import { confirmedResidence } from '../../src/store/session/residence.ts';
import { CountryDialog } from './CountryDialog.tsx';

/** The country gate: shown until a residence is confirmed for this session, or known from the profile. */
export function CountryConfirmation() {
  const countries = useShared(({ payload }) => payload.requestCountry);
  const isDue = useShared(({ user }) => isResidenceDue(countries, user?.country, confirmedResidence()));
  const isThere = useGate('country-confirmation', isDue);
  return isThere && countries && <CountryDialog countries={countries} />;
}
