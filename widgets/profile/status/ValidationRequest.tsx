import { subRegionsOf } from '../../../src/domain/contact/regions.ts';
import type { User } from '../../../src/payload/schema.ts';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { Field } from '../../../src/ui/field/Field.tsx';
import { Select } from '../../../src/ui/field/Select.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { Section } from '../Section.tsx';
import { profileTexts } from '../texts.ts';
import { useValidationForm } from './useValidationForm.ts';

interface Props {
  user: User;
  /** Whether an earlier request was rejected. */
  isAgain: boolean;
}

/** Form to request validation, with region and subregion (spec S§4, S§7). */
export function ValidationRequest({ user, isAgain }: Props) {
  const text = useTexts(profileTexts);
  const { contactRegions = [] } = useShared((state) => state.payload);
  const form = useValidationForm(user, contactRegions);
  const { region } = form.values;
  const subRegions = subRegionsOf(contactRegions, region);
  const isPossible = contactRegions.length > 0;

  return (
    <Section
      title={text(isAgain ? 'profile.status.request.again' : 'profile.status.request.title')}
      text={text(isPossible ? 'profile.status.request.text' : 'profile.status.request.impossible')}
    >
      {isPossible && (
        <AccountForm
          form={form}
          submitText={text('profile.status.request.submit')}
          busyText={text('profile.status.request.sending')}
          cancel={null}
        >
          <div className="ce-split ce-gap-4">
            <Field required {...form.field('region')}>
              <Select options={optionsOf(contactRegions)} {...form.text('region')} />
            </Field>
            {subRegions.length > 0 && (
              <Field required {...form.field('subRegion')}>
                <Select options={optionsOf(subRegions)} {...form.text('subRegion')} />
              </Field>
            )}
          </div>
        </AccountForm>
      )}
    </Section>
  );
}

function optionsOf(regions: readonly { code: string; title: string }[]) {
  return regions.map(({ code, title }) => ({ value: code, title }));
}
