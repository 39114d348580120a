import { subRegionsOf } from '../../src/domain/contact/regions.ts';
import { Field } from '../../src/ui/field/Field.tsx';
import { Select } from '../../src/ui/field/Select.tsx';
import { Controlled } from '../../src/ui/form/Controlled.tsx';
import type { Contact } from './useContact.ts';

const asOption = ({ code, title }: { code: string; title: string }) => ({ value: code, title });

/** Region, and subregion where the region has some (decision 63). */
export function RegionFields({ contact: { form, regions } }: { contact: Contact }) {
  const subRegions = subRegionsOf(regions, form.hookForm.watch('region'));
  return (
    <>
      <Field required {...form.field('region')}>
        <Controlled form={form} name="region">
          {({ onChange, ...control }) => (
            <Select
              {...control}
              onChange={({ target }) => {
                form.hookForm.resetField('subRegion');
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
