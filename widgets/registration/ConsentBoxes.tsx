import { consentTexts } from '../../src/account/texts/consents.ts';
import { consentNames } from '../../src/domain/user/consents.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { RichText } from '../../src/ui/content/RichText.tsx';
import { Checkbox } from '../../src/ui/field/Checkbox.tsx';
import { FieldGroup } from '../../src/ui/field/FieldGroup.tsx';
import { registrationTexts } from './texts.ts';
import type { RegistrationFormHandle } from './useRegistrationForm.ts';

/** Optional consents (spec S§5). The page's own texts may be HTML. */
export function ConsentBoxes({ form }: { form: RegistrationFormHandle }) {
  const t = useTexts(registrationTexts);
  const consents = useTexts(consentTexts);
  return (
    <div className="ce-registration__consent">
      <FieldGroup
        {...form.field('consent')}
        label={<span className="ce-registration__section">{t('registration.consent')}</span>}
        hint={t('registration.consent.hint')}
      >
        {consentNames.map((name) => (
          <Checkbox
            key={name}
            label={consents(`consents.${name}`)}
            hint={<RichText html={consents(`consents.${name}.text`)} />}
            {...form.box('consent', name)}
          />
        ))}
      </FieldGroup>
    </div>
  );
}
