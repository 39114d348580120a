import { countryName } from '../../src/lib/text/country-name.ts';
import { CountriesFailed } from '../../src/outcome/CountriesFailed.tsx';
import { useTexts } from '../../src/store/hooks.ts';
import { useCountries } from '../../src/store/reads/useCountries.ts';
import { countryTexts } from '../../src/texts/countries.ts';
import { Field } from '../../src/ui/field/Field.tsx';
import { RemoteSelect } from '../../src/ui/field/RemoteSelect.tsx';
import { TextInput } from '../../src/ui/field/TextInput.tsx';
import type { RegistrationFormHandle } from './useRegistrationForm.ts';

interface Props {
  form: RegistrationFormHandle;
  /** Code of the selected country. */
  country: string;
  onCountry: (code: string) => void;
}

/** Name, company and country. */
export function PersonFields({ form, country, onCountry }: Props) {
  const t = useTexts(countryTexts);
  const countries = useCountries();
  return (
    <>
      <div className="ce-registration__pair">
        <Field required {...form.field('firstName')}>
          <TextInput autoComplete="given-name" {...form.register('firstName')} />
        </Field>
        <Field required {...form.field('lastName')}>
          <TextInput autoComplete="family-name" {...form.register('lastName')} />
        </Field>
      </div>
      <div className="ce-registration__pair">
        <Field required {...form.field('company')}>
          <TextInput autoComplete="organization" {...form.register('company')} />
        </Field>
        <Field required {...form.field('country')}>
          <RemoteSelect
            name="country"
            autoComplete="country"
            status={countries.status}
            options={countries.status === 'ready' ? countries.value : []}
            titleOf={countryName}
            value={country}
            onChange={({ target }) => onCountry(target.value)}
            onBlur={() => form.check('country', 'blur')}
            loadingText={t('countries.loading')}
            failure={(takeFocus) => <CountriesFailed countries={countries} takeFocus={takeFocus} />}
          />
        </Field>
      </div>
    </>
  );
}
