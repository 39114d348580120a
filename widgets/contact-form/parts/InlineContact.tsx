import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../src/store/hooks.ts';
import { Alert } from '../../../src/ui/message/Alert.tsx';
import type { ContactProps } from '../props.ts';
import { contactTexts } from '../texts.ts';
import { useContact } from '../useContact.ts';
import { ContactFields } from './ContactFields.tsx';

/** The inline form. After sending, the confirmation is focused. */
export function InlineContact(props: ContactProps) {
  const t = useTexts(contactTexts);
  const [isSent, setIsSent] = useState(false);
  const contact = useContact(props, {
    onSubmit: () => setIsSent(false),
    onSent: (isConfirmed) => setIsSent(!isConfirmed),
  });
  const outcome = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isSent) outcome.current?.focus();
  }, [isSent]);

  return (
    <div className="ce-stack ce-gap-5">
      {isSent && (
        <Alert tone="success" title={t('contact.sent.title')} ref={outcome}>
          {t('contact.sent')}
        </Alert>
      )}
      <ContactFields contact={contact} />
    </div>
  );
}
