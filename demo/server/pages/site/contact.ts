import type * as v from 'valibot';
import { type ContactType, contactTypes } from '../../../../src/domain/contact/contact-type.ts';
import { contactForm } from '../../../../widgets/contact-form/island.ts';
import type { contactProps } from '../../../../widgets/contact-form/props.ts';
import { renderMarker } from '../gallery/snippet.ts';
import { html } from '../html.ts';
import type { Page } from '../page.ts';

type Props = v.InferInput<typeof contactProps>;

const topics = [
  { id: 'samples', title: 'Samples', recipient: 'samples@example.com' },
  { id: 'documents', title: 'Documents', recipient: 'documents@example.com' },
  { id: 'website', title: 'This website', recipient: 'webmaster@example.com' },
];

/** Titles of the kinds of contact, and the choices of their forms. */
const kinds: Readonly<Record<ContactType, { title: string; props?: Props }>> = {
  contact_block: { title: 'General question', props: { topics } },
  bce: { title: 'Business enquiry' },
  psr: { title: 'Product safety' },
  customer_service: { title: 'Customer service', props: { topics } },
  account_manager: { title: 'Account manager' },
};

const isKind = (text: string | undefined): text is ContactType => contactTypes.some((kind) => kind === text);

/** `/contact?about=…`: the form for one of the five kinds, with its contact persons. */
export const contact: Page = {
  path: '/contact',
  render({ c }) {
    const asked = c.req.query('about');
    const about = isKind(asked) ? asked : 'contact_block';
    const { title, props } = kinds[about];
    return {
      file: 'contact',
      slots: {
        title,
        kinds: Object.entries(kinds).map(
          ([kind, { title }]) =>
            html`<li><a href="/contact?about=${kind}"${kind === about && html` aria-current="true"`}>${title}</a></li>`,
        ),
        form: renderMarker(
          contactForm,
          { contactType: about, ...props },
          html`<p>Write to <a href="mailto:hello@colour-effect.example">hello@colour-effect.example</a>.</p>`,
        ),
      },
    };
  },
};
