import type { ReactNode } from 'react';
import { MESSAGE_MAX, MESSAGE_NEAR_END } from '../../../../domain/contact/message-length.ts';
import { measure } from '../../../../domain/validation/measure.ts';
import { useShared, useTexts } from '../../../../store/hooks.ts';
import { CharacterCount } from '../../../../ui/field/CharacterCount.tsx';
import { Checkbox } from '../../../../ui/field/Checkbox.tsx';
import { Field } from '../../../../ui/field/Field.tsx';
import { Textarea } from '../../../../ui/field/Textarea.tsx';
import { RegionFields } from '../../../../ui/form/RegionFields.tsx';
import type { HookFormHandle } from '../../../../ui/form/useHookForm.ts';
import { sampleFormTexts } from '../../../texts/sample-form.ts';
import { PersonFields } from '../PersonFields.tsx';
import { RequestConsent } from '../RequestConsent.tsx';
import { AddressFields } from './AddressFields.tsx';
import type { SampleValues } from './sample-values.ts';
import { askedRegions } from './shipped-request.ts';

interface ShipmentFieldsProps<Values extends SampleValues> {
  form: HookFormHandle<Values>;
  /** Stands above the fields of the address. */
  aboveAddress?: ReactNode;
}

/** The fields that all requests for samples have: purpose, person, addresses. */
export function ShipmentFields<Values extends SampleValues>({
  form: whole,
  aboveAddress,
}: ShipmentFieldsProps<Values>) {
  // React Hook Form's types follow no path through a type parameter.
  const form = whole as unknown as HookFormHandle<SampleValues>;
  const text = useTexts(sampleFormTexts);
  const user = useShared((state) => state.user);
  const regions = askedRegions(useShared(({ payload }) => payload.contactRegions) ?? [], user);
  return (
    <>
      <Field required {...form.field('reason')}>
        <Textarea rows={4} {...form.register('reason')} />
        <CharacterCount
          length={measure(form.hookForm.watch('reason'))}
          max={MESSAGE_MAX}
          nearEnd={MESSAGE_NEAR_END}
          leftText={(count) => text('sampleRequest.reason.left', { count })}
          overText={(count) => text('sampleRequest.reason.over', { count })}
        />
      </Field>
      <PersonFields form={form}>
        {regions.length > 0 && <RegionFields form={form} regions={regions} />}
      </PersonFields>
      <AddressFields form={form} kind="customer" legend={text('sampleRequest.address')}>
        {aboveAddress}
      </AddressFields>
      <Checkbox
        {...form.register('isElsewhere')}
        id={form.field('isElsewhere').id}
        label={form.field('isElsewhere').label}
      />
      {form.hookForm.watch('isElsewhere') && (
        <AddressFields form={form} kind="shipping" legend={text('sampleRequest.shipping')} />
      )}
      <RequestConsent />
    </>
  );
}
