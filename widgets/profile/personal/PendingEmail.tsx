import { SendFailed } from '../../../src/outcome/SendFailed.tsx';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { httpContextOf } from '../../../src/store/http-context.ts';
import { loadMe } from '../../../src/store/load-me.ts';
import { addNotice } from '../../../src/store/notices.ts';
import { replaceUser } from '../../../src/store/replace-user.ts';
import { useAction } from '../../../src/store/useAction.ts';
import { createOnce } from '../../../src/store/write/create-once.ts';
import { profileTexts } from '../../../src/texts/profile.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { Alert } from '../../../src/ui/message/Alert.tsx';

interface Props {
  email: string;
  newEmail: string;
}

/** Says that a new address is pending until the link in its email is followed, and sends that email again. */
export function PendingEmail({ email, newEmail }: Props) {
  const { store } = usePage();
  const text = useTexts(profileTexts);
  const resend = useAction(async () => {
    const { changeEmail } = await loadMe();
    const creation = { kind: 'email', content: { newEmail } };
    const user = await createOnce(store, creation, (key) => changeEmail(httpContextOf(store), newEmail, key));
    replaceUser(store, user);
    const told = text('profile.email.sent', { email: newEmail });
    addNotice(store, { kind: 'save', type: 'success', text: told });
  });

  return (
    <>
      <Alert
        tone="info"
        title={text('profile.email.pending.title', { email: newEmail })}
        actions={
          <Button size="small" busy={resend.isRunning} onClick={() => void resend.start()}>
            {text('profile.email.pending.resend')}
          </Button>
        }
      >
        {text('profile.email.pending', { email })}
      </Alert>
      {resend.failure && (
        <Alert key={resend.attempt} tone="error">
          <SendFailed failure={resend.failure} goOn={() => void resend.start()} />
        </Alert>
      )}
    </>
  );
}
