import { addressValues } from '../../../src/product/parts/requests/sample/shipped-request.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { ConfirmingButton } from '../../../src/ui/action/ConfirmingButton.tsx';
import type { HookFormHandle } from '../../../src/ui/form/useHookForm.ts';
import { samplesRequestTexts } from '../texts.ts';
import type { SamplesValues } from './samples-values.ts';
import type { ShippedTo } from './useLastAddress.ts';

interface LastAddressProps {
  form: HookFormHandle<SamplesValues>;
  last: ShippedTo;
}

/** A button that fills in the addresses of the last request. */
export function LastAddress({ form, last }: LastAddressProps) {
  const text = useTexts(samplesRequestTexts);
  const fill = async () => {
    const { customer, shipping } = last;
    const values = {
      ...addressValues('customer', customer),
      isElsewhere: Boolean(shipping),
      ...(shipping && addressValues('shipping', shipping)),
    };
    for (const [name, value] of Object.entries(values)) {
      form.hookForm.setValue(name as keyof typeof values, value);
      form.check(name as keyof typeof values, 'input');
    }
    form.wake();
    return text('samplesRequest.last.done');
  };
  return (
    <div>
      <ConfirmingButton size="small" done={text('samplesRequest.last.done')} onPress={fill}>
        {text('samplesRequest.last')}
      </ConfirmingButton>
    </div>
  );
}
