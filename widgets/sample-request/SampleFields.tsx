import { MESSAGE_MAX, MESSAGE_NEAR_END } from '../../src/domain/contact/message-length.ts';
import { formatDate } from '../../src/domain/format/format-date.ts';
import { formatTime } from '../../src/domain/format/format-time.ts';
import { measure } from '../../src/domain/validation/measure.ts';
import { ReadFailed } from '../../src/outcome/ReadFailed.tsx';
import { PersonFields } from '../../src/product/parts/requests/PersonFields.tsx';
import { RequestConsent } from '../../src/product/parts/requests/RequestConsent.tsx';
import { RequestForm } from '../../src/product/parts/requests/RequestForm.tsx';
import type { LogEntry } from '../../src/services/me.ts';
import { useShared, useTexts } from '../../src/store/hooks.ts';
import type { Read } from '../../src/store/reads/useRead.ts';
import { CharacterCount } from '../../src/ui/field/CharacterCount.tsx';
import { Checkbox } from '../../src/ui/field/Checkbox.tsx';
import { Field } from '../../src/ui/field/Field.tsx';
import { Textarea } from '../../src/ui/field/Textarea.tsx';
import { RegionFields } from '../../src/ui/form/RegionFields.tsx';
import type { HookFormHandle } from '../../src/ui/form/useHookForm.ts';
import { AddressFields } from './AddressFields.tsx';
import { askedRegions } from './compose-sample.ts';
import type { SampleValues } from './sample-values.ts';
import { sampleRequestTexts } from './texts.ts';

interface Props {
  form: HookFormHandle<SampleValues>;
  /** Contains the previous sample request, if there is one. */
  log: Read<LogEntry[]>;
}

/** The form: purpose, person, addresses. */
export function SampleFields({ form, log }: Props) {
  const text = useTexts(sampleRequestTexts);
  const user = useShared((state) => state.user);
  const regions = askedRegions(useShared(({ payload }) => payload.contactRegions) ?? [], user);
  return (
    <RequestForm form={form} busyText={text('sampleRequest.busy')} submitText={text('sampleRequest.submit')}>
      <PreviousRequest log={log} />
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
      <AddressFields form={form} kind="customer" legend={text('sampleRequest.address')} />
      <Checkbox
        {...form.register('isElsewhere')}
        id={form.field('isElsewhere').id}
        label={form.field('isElsewhere').label}
      />
      {form.hookForm.watch('isElsewhere') && (
        <AddressFields form={form} kind="shipping" legend={text('sampleRequest.shipping')} />
      )}
      <RequestConsent />
    </RequestForm>
  );
}

/**
 * Says whether and when the user has requested a sample before. Only a hint: the form does not wait for it but reserves
 * space.
 */
function PreviousRequest({ log }: Pick<Props, 'log'>) {
  const text = useTexts(sampleRequestTexts);
  const previous = log.status === 'ready' ? log.value[0]?.createdDate : undefined;
  const [date, time] = previous ? [formatDate(previous), formatTime(previous)] : [];
  return (
    <div className="ce-request__previous ce-meta">
      <p role="status">
        {date && time && text('sampleRequest.previous', { date, time })}
        {log.status === 'ready' && !previous && text('sampleRequest.previous.none')}
      </p>
      <ReadFailed variant="line" read={log} words={{ title: text('sampleRequest.previous.failed') }} />
    </div>
  );
}
