import { useEffect, useRef } from 'react';
import { userStatus } from '../../../src/domain/user/user-status.ts';
import type { ScreenProps } from '../screen-props.ts';
import { Contacts } from './Contacts.tsx';
import { StatusCard } from './StatusCard.tsx';
import { ValidationRequest } from './ValidationRequest.tsx';

/** `/status`: the state of the validation, and the form to request it where possible (spec S§4). */
export function StatusScreen({ user }: ScreenProps) {
  const card = useRef<HTMLDivElement>(null);
  const { validationState } = user;
  const isInternal = userStatus(user) === 'internal';
  const mayAsk = !isInternal && (validationState === 'new' || validationState === 'rejected');
  const couldAsk = useRef(mayAsk);

  useEffect(() => {
    // Focus the result of the request, since the form had the focus and is removed.
    if (couldAsk.current && !mayAsk) card.current?.focus();
    couldAsk.current = mayAsk;
  }, [mayAsk]);

  return (
    <>
      <StatusCard ref={card} user={user} state={isInternal ? 'internal' : validationState} />
      {mayAsk && <ValidationRequest user={user} isAgain={validationState === 'rejected'} />}
      <Contacts user={user} />
    </>
  );
}
