import { lazy } from 'react';
import { useStyles } from '../../src/ui/base/styles.ts';
import { ContactPlace } from './ContactPlace.tsx';
import css from './contact-form.css';
import type { ContactProps } from './props.ts';

/** Inline forms never fetch it. */
const ContactDialog = lazy(() =>
  import('./ContactDialog.tsx').then((module) => ({ default: module.ContactDialog })),
);

/** The contact form, inline or as an overlay. */
export function ContactForm(props: ContactProps) {
  useStyles(css);
  return props.modal ? <ContactDialog {...props} /> : <ContactPlace {...props} />;
}
