import { useTexts } from '../../../store/hooks.ts';
import type { FormProps } from '../../../ui/form/Form.tsx';
import type { FormValues } from '../../../ui/form/form-state.ts';
import type { HookFormHandle } from '../../../ui/form/useHookForm.ts';
import { requestTexts } from '../../texts/requests.ts';

/** What a request's form says of input that was entered, or sent, before. */
export function useDraftTexts<Values extends FormValues>({
  sentBefore,
  isRestored,
}: HookFormHandle<Values>): Pick<FormProps<never>, 'uncertainText' | 'restoredText'> {
  const text = useTexts(requestTexts);
  return {
    uncertainText:
      sentBefore && text(sentBefore === 'same' ? 'request.uncertain' : 'request.uncertain.other'),
    restoredText: isRestored && text('request.restored'),
  };
}
