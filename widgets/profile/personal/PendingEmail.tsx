import { loadMe, loadMeForUser } from '../../../src/account/state/load-me.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { addNotice } from '../../../src/store/notices/notices.ts';
import { httpContextOf } from '../../../src/store/reads/http-context.ts';
import { useLoadAhead } from '../../../src/store/reads/useLoadAhead.ts';
import { replaceUser } from '../../../src/store/session/session.ts';
import { createOnce } from '../../../src/store/write/create-once.ts';
import { useAction } from '../../../src/store/write/useAction.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { Alert } from '../../../src/ui/message/Alert.tsx';
import { ActionFailed } from '../ActionFailed.tsx';
import { profileTexts } from '../texts.ts';

interface Props {
  email: string;
  newEmail: string;
  /** Called right before this component, which has the focus, is removed. */
  onWithdraw: () => void;
}

/**
 * Says that a new address is pending until the link in its email is followed; sends that email again, or withdraws the
 * change.
 */
export function PendingEmail({ email, newEmail, onWithdraw }: Props) {
  const { store } = usePage();
  useLoadAhead(loadMe);
  const text = useTexts(profileTexts);
  const announce = (message: string) => addNotice(store, { kind: 'save', type: 'success', text: message });
  const resend = useAction(async () => {
    const { changeEmail } = await loadMeForUser(store);
    const creation = { kind: 'email', content: { newEmail } };
    const user = await createOnce(store, creation, (key) => changeEmail(httpContextOf(store), newEmail, key));
    replaceUser(store, user);
    announce(text('profile.email.sent', { email: newEmail }));
  });
  const withdraw = useAction(async () => {
    const { withdrawEmailChange } = await loadMeForUser(store);
    const user = await withdrawEmailChange(httpContextOf(store));
    onWithdraw();
    replaceUser(store, user);
    announce(text('profile.email.withdrawn', { email }));
  });

  return (
    <>
      <Alert
        tone="info"
        title={text('profile.email.pending.title', { email: newEmail })}
        actions={
          <>
            <Button size="small" busy={resend.isRunning} onClick={() => void resend.start()}>
              {text('profile.email.pending.resend')}
            </Button>
            <Button size="small" busy={withdraw.isRunning} onClick={() => void withdraw.start()}>
              {text('profile.email.pending.withdraw')}
            </Button>
          </>
        }
      >
        {text('profile.email.pending', { email })}
      </Alert>
      <ActionFailed action={resend} />
      <ActionFailed action={withdraw} />
    </>
  );
}
