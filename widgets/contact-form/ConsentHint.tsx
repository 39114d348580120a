import { useShared, useTexts } from '../../src/store/hooks.ts';
import { contactTexts } from '../../src/texts/contact-form.ts';
import { Link } from '../../src/ui/action/Link.tsx';

/** Shown to everyone who has not consented to inquiries once for all (spec S§5). */
export function ConsentHint() {
  const t = useTexts(contactTexts);
  const { links = {}, productKey } = useShared(({ payload }) => payload);
  const user = useShared((state) => state.user);
  if (user?.consent.includes('inquiries')) return null;

  const dataProtection = links[`${productKey}DataProtectionPage`] ?? links.dataProtectionPage;
  return (
    <p className="ce-contact__consent">
      {t('contact.consent')}
      {dataProtection && (
        <>
          {' '}
          <Link href={dataProtection}>{t('contact.consent.dataProtection')}</Link>
        </>
      )}
      {user && links.profile && (
        <>
          {' · '}
          <Link href={`${links.profile}#/privacy`}>{t('contact.consent.profile')}</Link>
        </>
      )}
    </p>
  );
}
