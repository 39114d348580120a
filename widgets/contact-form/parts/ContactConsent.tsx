import { useConsentPages } from '../../../src/store/consent/useConsentPages.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { ConsentHint } from '../../../src/ui/form/ConsentHint.tsx';
import { contactTexts } from '../texts.ts';

/** Shown to visitors without a permanent consent to enquiries (spec S§5). */
export function ContactConsent() {
  const t = useTexts(contactTexts);
  const pages = useConsentPages();
  if (!pages) return null;
  const links = [
    { href: pages.dataProtection, title: t('contact.consent.dataProtection') },
    { href: pages.privacy, title: t('contact.consent.profile') },
  ];
  return (
    <ConsentHint
      text={t('contact.consent')}
      links={links.flatMap(({ href, title }) => (href ? { href, title } : []))}
    />
  );
}
