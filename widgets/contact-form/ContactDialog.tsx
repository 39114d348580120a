import { useEffect, useMemo, useState } from 'react';
import { useOverlay, useShared, useTexts } from '../../src/store/hooks.ts';
import { contactTexts } from '../../src/texts/contact-form.ts';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';
import { ContactFields } from './ContactFields.tsx';
import { ContactSent } from './ContactSent.tsx';
import { readOverlayProps } from './overlay-props.ts';
import type { ContactProps } from './props.ts';
import { useContact } from './useContact.ts';

const NAME = 'contact-form';

/**
 * The form as an overlay, with its opener's props. It confirms a sent message itself, unless the page calls
 * `preventDefault` on `ce:contact:sent` (decision 52).
 */
export function ContactDialog(ownProps: ContactProps) {
  const { isShown, close } = useOverlay(NAME);
  const given = useShared(({ shownOverlay, overlayProps }) =>
    shownOverlay === NAME ? overlayProps : undefined,
  );
  const props = useMemo(() => readOverlayProps(ownProps, given), [ownProps, given]);
  const t = useTexts(contactTexts);
  const [isSent, setIsSent] = useState(false);
  const contact = useContact(props, {
    onSubmit: () => {},
    onSent: (isTold) => (isTold ? close() : setIsSent(true)),
  });

  useEffect(() => {
    if (!isShown) setIsSent(false);
  }, [isShown]);

  if (!isShown) return null;
  return (
    <Dialog
      title={isSent ? t('contact.sent.title') : (props.title ?? t(`contact.title.${props.contactType}`))}
      size={isSent ? 'small' : 'large'}
      closeText={t('contact.close')}
      onClose={close}
    >
      {isSent ? <ContactSent onClose={close} /> : <ContactFields contact={contact} />}
    </Dialog>
  );
}
