import { countryName } from '../../src/lib/country-name.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { useCountries } from '../../src/store/useCountries.ts';
import { countryTexts } from '../../src/texts/countries.ts';
import { Field } from '../../src/ui/field/Field.tsx';
import { RemoteSelect } from '../../src/ui/field/RemoteSelect.tsx';
import { Controlled } from '../../src/ui/form/Controlled.tsx';
import { KnownField } from './KnownField.tsx';
import type { Contact } from './useContact.ts';

/** The country; the list is fetched only for who has to choose. */
export function CountryField({ contact }: { contact: Contact }) {
  const { country } = contact.profile;
  if (country !== undefined) {
    return <KnownField contact={contact} name="country" value={countryName(country)} />;
  }
  return <CountrySelect contact={contact} />;
}

function CountrySelect({ contact: { form } }: { contact: Contact }) {
  const t = useTexts(countryTexts);
  const { retry, ...countries } = useCountries();
  return (
    <Field required {...form.field('country')}>
      <Controlled form={form} name="country">
        {({ onChange, ...control }) => (
          <RemoteSelect
            {...control}
            onChange={({ target }) => onChange(target.value)}
            autoComplete="country"
            status={countries.status}
            options={countries.status === 'ready' ? countries.value : []}
            loadingText={t('countries.loading')}
            failedText={t('countries.failed')}
            retryText={t('countries.retry')}
            onRetry={retry}
          />
        )}
      </Controlled>
    </Field>
  );
}
