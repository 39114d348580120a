import { useState } from 'react';
import { RequestDialog } from '../../src/product/parts/requests/RequestDialog.tsx';
import type { Subject } from '../../src/product/parts/requests/subject.ts';
import { useRequestedDocuments } from '../../src/product/parts/requests/useRequestedDocuments.ts';
import { useOverlay, useTexts } from '../../src/store/hooks.ts';
import { RegulatoryFields } from './RegulatoryFields.tsx';
import { SafetyContact } from './SafetyContact.tsx';
import { regulatoryRequestTexts } from './texts.ts';
import { useRegulatoryForm } from './useRegulatoryForm.ts';

/** The form, then the confirmation (spec P§4). */
export function RegulatoryDialog({ subject }: { subject: Subject }) {
  const text = useTexts(regulatoryRequestTexts);
  const { close } = useOverlay('regulatory-request');
  const [isSent, setIsSent] = useState(false);
  const { prd } = subject;
  const requested = useRequestedDocuments(prd);
  const form = useRegulatoryForm(subject, (documentType) => {
    requested.keep([{ prd, documentType }]);
    setIsSent(true);
  });
  return (
    <RequestDialog
      title={text('regulatoryRequest.title')}
      subject={subject}
      sent={
        isSent
          ? { title: text('regulatoryRequest.sent.title'), text: text('regulatoryRequest.sent') }
          : undefined
      }
      isBusy={form.busy}
      isFilled={form.isFilled}
      onClose={() => {
        // Keep what was selected while sending.
        if (!isSent) form.reset();
        close();
      }}
    >
      <RegulatoryFields form={form} requested={requested.dateOf(prd, form.hookForm.watch('documentType'))} />
      <SafetyContact subject={subject} isBusy={form.busy} />
    </RequestDialog>
  );
}
