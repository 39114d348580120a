import type * as v from 'valibot';
import { type ContactType, contactTypes } from '../../../../src/domain/contact/contact-type.ts';
import { contactForm } from '../../../../widgets/contact-form/island.ts';
import type { contactProps } from '../../../../widgets/contact-form/props.ts';
import { contactKinds, contactTopics } from '../../../data/portal/contact-kinds.ts';
import { html } from '../../base/html.ts';
import { renderMarker } from '../gallery/snippet.ts';
import type { Page } from '../page.ts';

type Props = v.InferInput<typeof contactProps>;

/** Further props by kind of form. */
const props: Readonly<Partial<Record<ContactType, Props>>> = {
  contact_block: { topics: [...contactTopics] },
  customer_service: { topics: [...contactTopics] },
};

const isKind = (text: string | undefined): text is ContactType => contactTypes.some((kind) => kind === text);

/** `/contact?about=…`: the form for one of the five kinds, with its contact persons. */
export const contact: Page = {
  path: '/contact',
  render({ c }) {
    const asked = c.req.query('about');
    const about = isKind(asked) ? asked : 'contact_block';
    return {
      file: 'contact',
      slots: {
        title: contactKinds[about],
        kinds: Object.entries(contactKinds).map(
          ([kind, title]) =>
            html`<li><a href="/contact?about=${kind}"${kind === about && html` aria-current="true"`}>${title}</a></li>`,
        ),
        form: renderMarker(
          contactForm,
          { contactType: about, ...props[about] },
          html`<p>Write to <a href="mailto:hello@colour-effect.example">hello@colour-effect.example</a>.</p>`,
        ),
      },
    };
  },
};
