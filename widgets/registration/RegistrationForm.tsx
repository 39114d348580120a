import { dataProtectionLink } from '../../src/domain/user/data-protection-link.ts';
import { useShared, useTexts } from '../../src/store/hooks.ts';
import { summaryTitle, validationTexts } from '../../src/texts/validation.ts';
import { Link } from '../../src/ui/action/Link.tsx';
import { Form } from '../../src/ui/form/Form.tsx';
import { FormActions } from '../../src/ui/form/FormActions.tsx';
import { AccessFields } from './AccessFields.tsx';
import { ConsentBoxes } from './ConsentBoxes.tsx';
import { IndustryBoxes } from './IndustryBoxes.tsx';
import { PersonFields } from './PersonFields.tsx';
import { registrationTexts } from './texts.ts';
import type { RegistrationFormHandle } from './useRegistrationForm.ts';

interface Props {
  form: RegistrationFormHandle;
  /** Code of the selected country. */
  country: string;
  onCountry: (code: string) => void;
  /** Whether the service has refused the address as already in use. */
  isEmailInUse: boolean;
}

/** Person, industries, login data and consents in one form, for password managers. */
export function RegistrationForm({ form, country, onCountry, isEmailInUse }: Props) {
  const t = useTexts(registrationTexts);
  const validation = useTexts(validationTexts);
  const { links, productKey } = useShared(({ payload }) => payload);
  const privacy = dataProtectionLink(links, productKey);
  return (
    <Form form={form} summaryTitle={summaryTitle(validation)} busyText={t('registration.busy')}>
      <h3 className="ce-registration__section">{t('registration.person')}</h3>
      <PersonFields form={form} country={country} onCountry={onCountry} />
      <IndustryBoxes form={form} />
      <h3 className="ce-registration__section">{t('registration.access')}</h3>
      <AccessFields form={form} isEmailInUse={isEmailInUse} />
      <ConsentBoxes form={form} />
      {privacy && (
        <p className="ce-meta">
          {t('registration.privacy')}{' '}
          <Link href={privacy} target="_blank" newTabText={t('registration.privacy.newTab')}>
            {t('registration.privacy.link')}
          </Link>
        </p>
      )}
      <FormActions submitText={t('registration.submit')} />
    </Form>
  );
}
