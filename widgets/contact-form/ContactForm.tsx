import { useShared } from '../../src/store/hooks.ts';
import { lazyOfIsland } from '../../src/ui/base/lazy-of-island.tsx';
import { useStyles } from '../../src/ui/base/styles.ts';
import css from './contact-form.css';
import { InlineContact } from './parts/InlineContact.tsx';
import type { ContactProps } from './props.ts';

/** Inline forms never fetch it. Without it the overlay as a whole is missing, and that is said. */
const ContactDialog = lazyOfIsland(() =>
  import('./parts/ContactDialog.tsx').then((module) => module.ContactDialog),
);

/** The contact form, inline or as an overlay. */
export function ContactForm(props: ContactProps) {
  useStyles(css);
  const userId = useShared(({ user }) => user?.userId);
  // Another user has another form. What a visitor has typed is a draft, which goes on as the user's.
  const key = userId ?? 'visitor';
  return props.modal ? <ContactDialog key={key} {...props} /> : <InlineContact key={key} {...props} />;
}
