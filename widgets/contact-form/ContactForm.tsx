import { useStyles } from '../../src/ui/styles.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { ContactPlace } from './ContactPlace.tsx';
import css from './contact-form.css';
import type { ContactProps } from './props.ts';

/** The contact form, in its place or as an overlay. */
export function ContactForm(props: ContactProps) {
  useStyles(css);
  return props.modal ? <ContactDialog {...props} /> : <ContactPlace {...props} />;
}
