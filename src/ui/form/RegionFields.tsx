import { Field } from '../field/Field.tsx';
import { Select } from '../field/Select.tsx';
import { Controlled } from './Controlled.tsx';
import type { FormValues } from './form-state.ts';
import type { HookFormHandle } from './useHookForm.ts';

interface Region {
  code: string;
  title: string;
}

export interface RegionFieldsProps<Values extends FormValues> {
  /** With the string values `region` and `subRegion`. */
  form: HookFormHandle<Values & { region: string; subRegion: string }>;
  regions: readonly (Region & { subRegions: readonly Region[] })[];
}

const asOption = ({ code, title }: Region) => ({ value: code, title });

/** Region, and subregion if the region has any (decision 63). */
export function RegionFields<Values extends FormValues>({ form: whole, regions }: RegionFieldsProps<Values>) {
  // React Hook Form's types don't resolve paths of a type parameter.
  const form = whole as unknown as HookFormHandle<Record<'region' | 'subRegion', string>>;
  const region = form.hookForm.watch('region');
  const subRegions = regions.find(({ code }) => code === region)?.subRegions ?? [];
  return (
    <>
      <Field required {...form.field('region')}>
        <Controlled form={form} name="region">
          {({ onChange, ...control }) => (
            <Select
              {...control}
              name="region"
              onChange={({ target }) => {
                form.hookForm.setValue('subRegion', '');
                onChange(target.value);
              }}
              options={regions.map(asOption)}
            />
          )}
        </Controlled>
      </Field>
      {subRegions.length > 0 && (
        <Field required {...form.field('subRegion')}>
          <Controlled form={form} name="subRegion">
            {({ onChange, ...control }) => (
              <Select
                {...control}
                name="subRegion"
                onChange={({ target }) => onChange(target.value)}
                options={subRegions.map(asOption)}
              />
            )}
          </Controlled>
        </Field>
      )}
    </>
  );
}
