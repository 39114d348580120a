import { formatDate } from '../../src/domain/format/format-date.ts';
import { formatTime } from '../../src/domain/format/format-time.ts';
import { ReadFailed } from '../../src/outcome/ReadFailed.tsx';
import { RequestForm } from '../../src/product/parts/requests/RequestForm.tsx';
import { ShipmentFields } from '../../src/product/parts/requests/sample/ShipmentFields.tsx';
import type { SampleValues } from '../../src/product/parts/requests/sample/sample-values.ts';
import { sampleFormTexts } from '../../src/product/texts/sample-form.ts';
import type { LogEntry } from '../../src/services/me.ts';
import { useTexts } from '../../src/store/hooks.ts';
import type { Read } from '../../src/store/reads/useRead.ts';
import type { HookFormHandle } from '../../src/ui/form/useHookForm.ts';
import { sampleRequestTexts } from './texts.ts';

interface Props {
  form: HookFormHandle<SampleValues>;
  /** Contains the previous sample request, if there is one. */
  log: Read<LogEntry[]>;
}

/** The form, below whether a sample was requested before. */
export function SampleFields({ form, log }: Props) {
  const text = useTexts(sampleFormTexts);
  return (
    <RequestForm form={form} busyText={text('sampleRequest.busy')} submitText={text('sampleRequest.submit')}>
      <PreviousRequest log={log} />
      <ShipmentFields form={form} />
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
