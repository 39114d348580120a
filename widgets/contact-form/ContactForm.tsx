import { lazyOfIsland } from '../../src/ui/base/lazy-of-island.tsx';
import { useStyles } from '../../src/ui/base/styles.ts';
import { ContactPlace } from './ContactPlace.tsx';
import css from './contact-form.css';
import type { ContactProps } from './props.ts';

/** Inline forms never fetch it. Without it the overlay as a whole is missing, and that is said. */
const ContactDialog = lazyOfIsland(() =>
  import('./ContactDialog.tsx').then((module) => module.ContactDialog),
);

/** The contact form, inline or as an overlay. */
export function ContactForm(props: ContactProps) {
  useStyles(css);
  return props.modal ? <ContactDialog {...props} /> : <ContactPlace {...props} />;
}
