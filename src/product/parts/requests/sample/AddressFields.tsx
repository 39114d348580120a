import type { ReactNode } from 'react';
import { CountriesFailed } from '../../../../outcome/CountriesFailed.tsx';
import { useTexts } from '../../../../store/hooks.ts';
import { useCountries } from '../../../../store/reads/useCountries.ts';
import { countryTexts } from '../../../../texts/countries.ts';
import { Field } from '../../../../ui/field/Field.tsx';
import { TextInput } from '../../../../ui/field/TextInput.tsx';
import { CountrySelect } from '../../../../ui/form/CountrySelect.tsx';
import type { HookFormHandle } from '../../../../ui/form/useHookForm.ts';
import { type AddressKind, addressName, type SampleValues } from './sample-values.ts';

interface Props {
  form: HookFormHandle<SampleValues>;
  kind: AddressKind;
  legend: string;
  /** Stands above the fields. */
  children?: ReactNode;
}

/** Autofill tokens by field; those of the shipping address have the prefix `shipping`. */
const FILLS = [
  // Autofilled with the company: browsers use `name` for persons and a multi-line value for `street-address`.
  ['name', 'organization'],
  ['street', 'address-line1'],
  ['zipCode', 'postal-code'],
  ['city', 'address-level2'],
] as const;

/** Fields of one address. */
export function AddressFields({ form, kind, legend, children }: Props) {
  const t = useTexts(countryTexts);
  const countries = useCountries();
  const section = kind === 'shipping' ? 'shipping ' : '';
  return (
    <fieldset className="ce-stack ce-gap-4">
      <legend className="ce-request__legend">{legend}</legend>
      {children}
      <div className="ce-request__grid">
        {FILLS.map(([field, fill]) => {
          const name = addressName(kind, field);
          return (
            <Field key={name} required {...form.field(name)}>
              <TextInput autoComplete={section + fill} {...form.register(name)} />
            </Field>
          );
        })}
        <CountrySelect
          form={form}
          name={addressName(kind, 'country')}
          autoComplete={`${section}country`}
          countries={countries}
          loadingText={t('countries.loading')}
          failure={(takeFocus) => <CountriesFailed countries={countries} takeFocus={takeFocus} />}
        />
      </div>
    </fieldset>
  );
}
