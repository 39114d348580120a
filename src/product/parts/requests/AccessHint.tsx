import { userStatus } from '../../../domain/user/user-status.ts';
import { LoginLink } from '../../../outcome/LoginLink.tsx';
import type { User } from '../../../payload/schema.ts';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { ButtonLink } from '../../../ui/action/ButtonLink.tsx';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { requestTexts } from '../../texts/requests.ts';

type Hindrance = 'visitor' | 'new' | 'pending' | 'closed';

/** Replaces a form for users who may not send it: says what it is for and how to get access. */
export function AccessHint() {
  const text = useTexts(requestTexts);
  const { registration, profile } = useShared(({ payload }) => payload.links) ?? {};
  const hindrance = hindranceOf(useShared((state) => state.user));
  return (
    <>
      <p>{text(`request.access.${hindrance}`)}</p>
      <DialogActions>
        {hindrance === 'visitor' && registration && (
          <ButtonLink href={registration} data-ce-open="registration">
            {text('request.register')}
          </ButtonLink>
        )}
        {hindrance === 'visitor' && <LoginLink variant="primary" />}
        {hindrance === 'new' && (
          <ButtonLink variant="primary" href={`${profile ?? ''}#/status`} data-ce-open="user-validation">
            {text('request.validate')}
          </ButtonLink>
        )}
      </DialogActions>
    </>
  );
}

function hindranceOf(user: User | null): Hindrance {
  if (!user) return 'visitor';
  if (userStatus(user) !== 'public-registered') return 'closed';
  if (user.validationState === 'pending') return 'pending';
  return user.validationState === 'validated' ? 'closed' : 'new';
}
