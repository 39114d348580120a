import { useTexts } from '../../store/hooks.ts';
import { useConsentPages } from '../../store/useConsentPages.ts';
import { requestTexts } from '../../texts/requests.ts';
import { ConsentHint } from '../../ui/form/ConsentHint.tsx';

/** Says what the sender agrees to; left out for users who have consented to inquiries in general (decision B46). */
export function RequestConsent() {
  const text = useTexts(requestTexts);
  const pages = useConsentPages();
  if (!pages) return null;
  const links = [
    { href: pages.dataProtection, title: text('request.consent.dataProtection') },
    { href: pages.privacy, title: text('request.consent.profile') },
  ];
  return (
    <ConsentHint
      text={text('request.consent')}
      links={links.flatMap(({ href, title }) => (href ? { href, title } : []))}
    />
  );
}
