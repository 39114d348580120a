import { useEffect, useMemo, useState } from 'react';
import { useOverlay, useShared, useTexts } from '../../../src/store/hooks.ts';
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx';
import { readOverlayProps } from '../overlay-props.ts';
import type { ContactProps } from '../props.ts';
import { contactSubject } from '../rules/contact-subject.ts';
import { contactTexts } from '../texts.ts';
import { useContact } from '../useContact.ts';
import { ContactFields } from './ContactFields.tsx';
import { ContactSent } from './ContactSent.tsx';

const NAME = 'contact-form';

/** The form as an overlay with its opener's props: one dialog for each subject. */
export function ContactDialog(ownProps: ContactProps) {
  const { isShown } = useOverlay(NAME);
  const given = useShared(({ shownOverlay, overlayProps }) =>
    shownOverlay === NAME ? overlayProps : undefined,
  );
  const props = useMemo(() => readOverlayProps(ownProps, given), [ownProps, given]);
  const subject = contactSubject(props);
  const [opened, setOpened] = useState<ReadonlyMap<string, ContactProps>>(new Map());
  if (isShown && opened.get(subject) !== props) setOpened(new Map(opened).set(subject, props));

  return [...opened].map(([key, each]) => (
    <SubjectDialog key={key} {...each} isShown={isShown && key === subject} />
  ));
}

/**
 * The dialog of one subject; input and a call in progress survive its closing. It confirms a sent message itself,
 * unless the page calls `preventDefault` on `ce:contact:sent` (decision 52).
 */
function SubjectDialog({ isShown, ...props }: ContactProps & { isShown: boolean }) {
  const { close } = useOverlay(NAME);
  const t = useTexts(contactTexts);
  const [isSent, setIsSent] = useState(false);
  const contact = useContact(props, {
    onSubmit: () => {},
    onSent: (isConfirmed) => (isConfirmed ? close() : setIsSent(true)),
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
