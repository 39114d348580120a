import { countryName } from '../../../src/lib/text/country-name.ts';
import { CountriesFailed } from '../../../src/outcome/CountriesFailed.tsx';
import { useTexts } from '../../../src/store/hooks.ts';
import { useCountries } from '../../../src/store/reads/useCountries.ts';
import { countryTexts } from '../../../src/texts/countries.ts';
import { KnownField } from '../../../src/ui/field/KnownField.tsx';
import { CountrySelect } from '../../../src/ui/form/CountrySelect.tsx';
import type { Contact } from '../useContact.ts';

/** The country; the list is fetched only if the field is editable. */
export function CountryField({ contact: { form, profile } }: { contact: Contact }) {
  if (profile.country !== undefined)
    return <KnownField {...form.field('country')} value={countryName(profile.country)} />;
  return <CountryChoice form={form} />;
}

function CountryChoice({ form }: { form: Contact['form'] }) {
  const t = useTexts(countryTexts);
  const countries = useCountries();
  return (
    <CountrySelect
      form={form}
      countries={countries}
      loadingText={t('countries.loading')}
      failure={(takeFocus) => <CountriesFailed countries={countries} takeFocus={takeFocus} />}
    />
  );
}
