import type { ReactNode } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { summaryTitle, validationTexts } from '../../../texts/validation.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import type { FormValues } from '../../../ui/form/form-state.ts';
import type { HookFormHandle } from '../../../ui/form/useHookForm.ts';
import { requestTexts } from '../../texts/requests.ts';

interface RequestFormProps<Values extends FormValues> {
  form: HookFormHandle<Values>;
  busyText: string;
  submitText: string;
  /** The fields. */
  children: ReactNode;
}

/** A request's form. Says so if its input was entered, or sent, before. */
export function RequestForm<Values extends FormValues>(props: RequestFormProps<Values>) {
  const { form, busyText, submitText, children } = props;
  const { sentBefore, isRestored } = form;
  const text = useTexts(requestTexts);
  const validation = useTexts(validationTexts);
  return (
    <Form
      form={form}
      summaryTitle={summaryTitle(validation)}
      busyText={busyText}
      uncertainText={
        sentBefore && text(sentBefore === 'same' ? 'request.uncertain' : 'request.uncertain.other')
      }
      restoredText={isRestored && text('request.restored')}
    >
      {children}
      <FormActions submitText={submitText} />
    </Form>
  );
}
