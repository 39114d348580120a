import { useRef, useState } from 'react';
import { Button } from '../../../src/ui/action/Button.tsx';
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx';
import { Field } from '../../../src/ui/field/Field.tsx';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';
import { Alert } from '../../../src/ui/message/Alert.tsx';
import { ToastRegion } from '../../../src/ui/message/ToastRegion.tsx';
import type { ToastMessage } from '../../../src/ui/message/toast-message.ts';
import type { Tone } from '../../../src/ui/message/tones.ts';
import { Part, State } from './Part.tsx';

const texts: Readonly<Record<Tone, string>> = {
  success: 'Your comparison has been saved.',
  info: 'This product belongs to one industry only.',
  warning: 'This product is no longer made.',
  error: 'We have not been able to log you in. Please check your email address and password.',
};
const tones = Object.keys(texts) as Tone[];

type Open = 'small' | 'long' | 'locked' | null;

/** Alerts, toasts and dialogs. */
export function MessageParts() {
  const [toasts, setToasts] = useState<ToastMessage[]>([]);
  const [open, setOpen] = useState<Open>(null);
  const count = useRef(0);
  const keep = useRef<HTMLButtonElement>(null);
  const add = (toast: Omit<ToastMessage, 'id'>) => {
    count.current += 1;
    const id = String(count.current);
    setToasts((all) => [...all, { ...toast, id }]);
  };
  const close = () => setOpen(null);

  return (
    <>
      <Part
        anchor="alerts"
        title="Alert"
        about="A message in the flow of the page. Icon and colour tell the tone."
      >
        <State name="Tones" layout="column">
          {tones.map((tone) => (
            <Alert key={tone} tone={tone} live={false}>
              {texts[tone]}
            </Alert>
          ))}
        </State>
        <State name="Title and actions" layout="column">
          <Alert
            tone="warning"
            live={false}
            title="Please verify your email address"
            actions={<Button size="small">Send the mail again</Button>}
          >
            We have sent a link to ada.lovelace@example.org. It is valid for two days.
          </Alert>
        </State>
      </Part>
      <Part
        anchor="toasts"
        title="Toast"
        about="At the bottom centre, above dialogs too. Errors stay until dismissed, others vanish after ten seconds, which stand still while pointer or focus are inside. F6 leads there and back."
      >
        <State name="Raise one">
          {tones.map((tone) => (
            <Button key={tone} size="small" onClick={() => add({ tone, text: texts[tone] })}>
              {tone}
            </Button>
          ))}
          <Button
            size="small"
            onClick={() => add({ tone: 'success', kind: 'save', text: `Saved ${count.current + 1} times` })}
          >
            save (one at a time)
          </Button>
        </State>
        <ToastRegion
          toasts={toasts}
          onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
        />
      </Part>
      <Part
        anchor="dialogs"
        title="Dialog"
        about="A native modal: the page behind neither scrolls nor moves, Tab stays inside, the focus returns to its opener."
      >
        <State name="Open one">
          <Button onClick={() => setOpen('small')}>Small, with a question</Button>
          <Button onClick={() => setOpen('long')}>Large, with a long text</Button>
          <Button onClick={() => setOpen('locked')}>Cannot be closed</Button>
        </State>
        {open === 'small' && (
          <Dialog
            title="Delete this comparison?"
            size="small"
            onClose={close}
            initialFocus={keep}
            footer={
              <>
                <Button ref={keep} onClick={close}>
                  Keep it
                </Button>
                <Button variant="danger" onClick={close}>
                  Delete
                </Button>
              </>
            }
          >
            “Reds for façades” with three products will be gone for good.
          </Dialog>
        )}
        {open === 'long' && (
          <Dialog
            title="Privacy policy"
            size="large"
            onClose={close}
            footer={
              <>
                <Button onClick={close}>Reject</Button>
                <Button variant="primary" onClick={close}>
                  Accept
                </Button>
              </>
            }
          >
            <div className="ce-parts__prose">
              {Array.from({ length: 24 }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never move
                <p key={index}>
                  § {index + 1} We keep what you tell us for as long as your account exists, and not a day
                  longer than the law asks. You may see it, correct it and have it deleted at any time.
                </p>
              ))}
            </div>
          </Dialog>
        )}
        {open === 'locked' && (
          <Dialog title="Choose your password" size="small" closable={false}>
            <div className="ce-parts__prose">
              <Field label="New password" required hint="At least 8 characters, with a letter and a digit">
                <TextInput autoComplete="new-password" />
              </Field>
              <Button variant="primary" wide onClick={close}>
                Save
              </Button>
            </div>
          </Dialog>
        )}
      </Part>
    </>
  );
}
