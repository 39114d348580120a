import { sortOptions } from '../../../src/lib/select-option.ts';
import { countryName } from '../../../src/lib/text/country-name.ts';
import { CountriesFailed } from '../../../src/outcome/CountriesFailed.tsx';
import type { User } from '../../../src/payload/schema.ts';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { useCountries } from '../../../src/store/reads/useCountries.ts';
import { countryTexts } from '../../../src/texts/countries.ts';
import { Field } from '../../../src/ui/field/Field.tsx';
import { FieldGroup } from '../../../src/ui/field/FieldGroup.tsx';
import { RemoteSelect } from '../../../src/ui/field/RemoteSelect.tsx';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { CheckList } from '../CheckList.tsx';
import { RegionFact } from '../RegionFact.tsx';
import { Section } from '../Section.tsx';
import { profileTexts } from '../texts.ts';
import { usePersonalForm } from './usePersonalForm.ts';

/** Name, company, country and industries. The region follows from the validation and is read-only. */
export function PersonalData({ user }: { user: User }) {
  const text = useTexts(profileTexts);
  const country = useTexts(countryTexts);
  const { industries = [] } = useShared((state) => state.payload);
  const countries = useCountries();
  const form = usePersonalForm(user, industries.length > 0);

  return (
    <Section title={text('profile.personal.title')} text={text('profile.personal.text')}>
      <AccountForm form={form}>
        <div className="ce-split ce-gap-4">
          <Field required {...form.field('firstName')}>
            <TextInput autoComplete="given-name" {...form.text('firstName')} />
          </Field>
          <Field required {...form.field('lastName')}>
            <TextInput autoComplete="family-name" {...form.text('lastName')} />
          </Field>
          <Field required {...form.field('company')}>
            <TextInput autoComplete="organization" {...form.text('company')} />
          </Field>
          <Field required {...form.field('country')}>
            <RemoteSelect
              autoComplete="country"
              {...form.text('country')}
              status={countries.status}
              options={countries.status === 'ready' ? countries.value : []}
              titleOf={countryName}
              loadingText={country('countries.loading')}
              failure={(takeFocus) => <CountriesFailed countries={countries} takeFocus={takeFocus} />}
            />
          </Field>
        </div>
        {industries.length > 0 && (
          <FieldGroup required {...form.field('industries')}>
            <CheckList
              inColumns
              options={sortOptions(industries.map(({ code, title }) => ({ value: code, title })))}
              values={form.values.industries}
              onChange={(codes) => form.set('industries', codes)}
            />
          </FieldGroup>
        )}
        <RegionFact user={user} note={text('profile.region.text')} />
      </AccountForm>
    </Section>
  );
}
