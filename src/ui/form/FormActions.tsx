import { createContext, type ReactNode, useContext } from 'react';
import { Button } from '../action/Button.tsx';
import { DialogActions, DialogFoot } from '../dialog/DialogActions.tsx';

/** The form around a part. */
export const FormContext = createContext<{ id: string; busy: boolean }>({ id: '', busy: false });

export interface FormActionsProps {
  /** Text of the button that sends the form; none without. */
  submitText: ReactNode;
  /** Other buttons. */
  children?: ReactNode;
}

/** The buttons of a form: in the foot of its dialog, or below its fields. */
export function FormActions({ submitText, children }: FormActionsProps) {
  const { id, busy } = useContext(FormContext);
  const isInDialog = useContext(DialogFoot) !== undefined;
  const submit = submitText && (
    <Button type="submit" variant="primary" form={id} busy={busy}>
      {submitText}
    </Button>
  );
  if (isInDialog)
    return (
      <DialogActions>
        {children}
        {submit}
      </DialogActions>
    );
  return (
    <div className="ce-form__actions">
      {submit}
      {children}
    </div>
  );
}
