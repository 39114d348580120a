import { useEffect, useRef } from 'react';
import { useTexts } from '../../src/store/hooks.ts';
import { contactTexts } from '../../src/texts/contact-form.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { mailIcon } from '../../src/ui/icons.ts';
import { useStyles } from '../../src/ui/styles.ts';
import css from './contact-sent.css';

/** Stands in place of the form in the overlay once a message is sent. */
export function ContactSent({ onClose }: { onClose: () => void }) {
  useStyles(css);
  const t = useTexts(contactTexts);
  const text = useRef<HTMLParagraphElement>(null);

  // The form had the focus, and is gone.
  useEffect(() => text.current?.focus(), []);

  return (
    <div className="ce-contact__sent">
      <span className="ce-contact__badge">
        <Icon path={mailIcon} size="large" />
      </span>
      <p ref={text} tabIndex={-1} role="status" className="ce-contact__outcome">
        {t('contact.sent')}
      </p>
      <Button wide onClick={onClose}>
        {t('contact.close')}
      </Button>
    </div>
  );
}
