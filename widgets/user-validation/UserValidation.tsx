import { useState } from 'react';
import type { ValidationOutcome } from '../../src/account/state/ask-for-validation.ts';
import { userStatus } from '../../src/domain/user/user-status.ts';
import { AccessHint } from '../../src/product/parts/requests/AccessHint.tsx';
import { RequestDialog } from '../../src/product/parts/requests/RequestDialog.tsx';
import { useOverlay, useShared, useTexts } from '../../src/store/hooks.ts';
import { userValidationTexts } from './texts.ts';
import { ValidationForm } from './ValidationForm.tsx';

/** The overlay to request validation, or a message for users who need none. */
export function UserValidation() {
  const { isShown, close } = useOverlay('user-validation');
  return isShown ? <ValidationDialog onClose={close} /> : null;
}

function ValidationDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts(userValidationTexts);
  const user = useShared((state) => state.user);
  const [outcome, setOutcome] = useState<ValidationOutcome>();
  const [isBusy, setIsBusy] = useState(false);
  const shown = outcome ?? (user ? decided(user) : undefined);
  return (
    <RequestDialog
      title={text('userValidation.title')}
      sent={shown && { title: text(`userValidation.${shown}.title`), text: text(`userValidation.${shown}`) }}
      isBusy={isBusy && !shown}
      onClose={onClose}
    >
      {user ? (
        <ValidationForm key={user.userId} user={user} onBusy={setIsBusy} onAnswer={setOutcome} />
      ) : (
        <AccessHint />
      )}
    </RequestDialog>
  );
}

type Viewer = Parameters<typeof userStatus>[0] & { validationState: string };

/** Returns the message for users who have nothing to request. */
function decided(user: Viewer): 'pending' | 'closed' | undefined {
  if (userStatus(user) !== 'public-registered') return 'closed';
  if (user.validationState === 'pending') return 'pending';
  return user.validationState === 'validated' ? 'closed' : undefined;
}
