import type { SelectOption } from '../../lib/select-option.ts';
import { countryName } from '../../lib/text/country-name.ts';
import { Field } from '../field/Field.tsx';
import { RemoteSelect, type RemoteSelectProps } from '../field/RemoteSelect.tsx';
import { Controlled } from './Controlled.tsx';
import type { FormValues } from './form-state.ts';
import type { HookFormHandle } from './useHookForm.ts';

export interface CountrySelectProps<Values extends FormValues> {
  form: HookFormHandle<Values>;
  /** Name of a field with a string value. @default 'country' */
  name?: keyof Values & string;
  /** The list, as a shared read. */
  countries: { status: 'ready'; value: readonly SelectOption[] } | { status: 'loading' | 'failed' };
  loadingText: string;
  failure: RemoteSelectProps['failure'];
  /** @default 'country' */
  autoComplete?: string;
}

/** A required country, selected from a service's list. */
export function CountrySelect<Values extends FormValues>({
  form: whole,
  name: key,
  countries,
  loadingText,
  failure,
  autoComplete = 'country',
}: CountrySelectProps<Values>) {
  const name: string = key ?? 'country';
  // React Hook Form's types don't resolve paths of a type parameter.
  const form = whole as unknown as HookFormHandle<Record<string, string>>;
  return (
    <Field required {...form.field(name)}>
      <Controlled form={form} name={name}>
        {({ onChange, ...control }) => (
          <RemoteSelect
            {...control}
            name={name}
            titleOf={countryName}
            onChange={({ target }) => onChange(target.value)}
            autoComplete={autoComplete}
            status={countries.status}
            options={countries.status === 'ready' ? countries.value : []}
            loadingText={loadingText}
            failure={failure}
          />
        )}
      </Controlled>
    </Field>
  );
}
