import { useShared } from '../../src/store/hooks.ts';
import { lazyOfIsland } from '../../src/ui/base/lazy-of-island.tsx';
import { useStyles } from '../../src/ui/base/styles.ts';
import css from './contact-form.css';
import { InlineContact } from './parts/InlineContact.tsx';
import type { ContactProps } from './props.ts';
import { contactSubject } from './rules/contact-subject.ts';

/** Inline forms never fetch it. If it is missing, the overlay fails as a whole and reports that. */
const ContactDialog = lazyOfIsland(() =>
  import('./parts/ContactDialog.tsx').then((module) => module.ContactDialog),
);

/** The contact form, inline or as an overlay. */
export function ContactForm(props: ContactProps) {
  useStyles(css);
  const userId = useShared(({ user }) => user?.userId);
  // Each user has a form of their own. A visitor's input is a draft, which becomes the user's at login.
  const key = userId ?? 'visitor';
  if (props.modal) return <ContactDialog key={key} {...props} />;
  return <InlineContact key={`${key} ${contactSubject(props)}`} {...props} />;
}
