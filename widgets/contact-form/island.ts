import { defineIsland } from '../../src/mount/island/contract.ts';
import { contactProps } from './props.ts';

/**
 * The contact form, inline or as an overlay: `data-ce-open="contact-form"`, with its props in the opener's
 * `data-ce-props` (spec S§2, S§3, S§5).
 */
export const contactForm = defineIsland({
  name: 'contact-form',
  group: 'page',
  summary: 'Sends an enquiry to the right team; asks only for what the profile does not contain.',
  props: contactProps,
  needs: [],
  reads: [
    'services',
    'industries',
    'contactRegions',
    'user',
    'formSecurityToken',
    'links',
    'productKey',
    'texts',
  ],
  when: 'visible',
  isolation: 'shadow',
  overlay: { rank: 5 },
  load: () => import('./ContactForm.tsx').then((module) => module.ContactForm),
});
