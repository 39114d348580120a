import type { Translate } from '../../../src/texts/translate.ts';
import type { contactTexts } from '../texts.ts';

/** Labels of the contact form's fields. */
export function contactLabels(t: Translate<typeof contactTexts>) {
  return {
    firstName: t('contact.firstName'),
    lastName: t('contact.lastName'),
    email: t('contact.email'),
    company: t('contact.company'),
    country: t('contact.country'),
    region: t('contact.region'),
    subRegion: t('contact.subRegion'),
    industry: t('contact.industry'),
    topic: t('contact.topic'),
    message: t('contact.message'),
  };
}
