import { useState } from 'react';
import { RequestDialog } from '../../src/product/parts/requests/RequestDialog.tsx';
import type { Subject } from '../../src/product/parts/requests/subject.ts';
import { useOverlay, useTexts } from '../../src/store/hooks.ts';
import { SampleFields } from './SampleFields.tsx';
import { sampleRequestTexts } from './texts.ts';
import { usePreviousRequest } from './usePreviousRequest.ts';
import { useSampleForm } from './useSampleForm.ts';

/** The form, then the confirmation. Closing resets the form (spec P§4). */
export function SampleDialog({ subject }: { subject: Subject }) {
  const text = useTexts(sampleRequestTexts);
  const { close } = useOverlay('sample-request');
  const [isSent, setIsSent] = useState(false);
  const { log, keep } = usePreviousRequest(subject.prd);
  const form = useSampleForm(subject, () => {
    keep();
    setIsSent(true);
  });
  const leave = () => {
    // Keep what was typed while sending.
    if (!isSent) form.reset();
    close();
  };
  return (
    <RequestDialog
      title={text('sampleRequest.title')}
      subject={subject}
      sent={
        isSent ? { title: text('sampleRequest.sent.title'), text: text('sampleRequest.sent') } : undefined
      }
      isBusy={form.busy}
      onClose={leave}
      isFilled={form.isFilled}
    >
      <SampleFields form={form} log={log} />
    </RequestDialog>
  );
}
