import { useConsentPages } from '../../../store/consent/useConsentPages.ts';
import { useTexts } from '../../../store/hooks.ts';
import { ConsentHint } from '../../../ui/form/ConsentHint.tsx';
import { requestTexts } from '../../texts/requests.ts';

interface RequestConsentProps {
  /** Also for users who have consented to inquiries in general, who need no hint (decision B46). @default false */
  isAlways?: boolean;
}

/** Says what the sender agrees to. */
export function RequestConsent({ isAlways = false }: RequestConsentProps) {
  const text = useTexts(requestTexts);
  const pages = useConsentPages(isAlways);
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
