import * as v from 'valibot';
import { saveProfile } from '../../../src/account/state/save-profile.ts';
import { consentTexts } from '../../../src/account/texts/consents.ts';
import { mergeLists } from '../../../src/domain/merge/merge-lists.ts';
import { consentNames } from '../../../src/domain/user/consents.ts';
import type { User } from '../../../src/payload/schema.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { RichText } from '../../../src/ui/content/RichText.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { CheckList } from '../CheckList.tsx';
import { Section } from '../Section.tsx';
import { profileTexts } from '../texts.ts';
import { useAccountForm } from '../useAccountForm.tsx';

const schema = v.object({ consent: v.array(v.string()) });

/** The user's consents, each as easy to withdraw as to give. */
export function Consents({ user }: { user: User }) {
  const { store } = usePage();
  const text = useTexts(profileTexts);
  const consentText = useTexts(consentTexts);
  const form = useAccountForm({
    name: 'consents',
    schema,
    saved: { consent: user.consent },
    merges: { consent: mergeLists },
    labels: { consent: text('profile.consents.title') },
    save: async (output, changed) => (changed.length === 0 ? null : saveProfile(store, output)),
  });

  return (
    <Section title={text('profile.consents.title')} text={text('profile.consents.text')}>
      <AccountForm form={form}>
        <CheckList
          options={consentNames.map((value) => ({
            value,
            title: consentText(`consents.${value}`),
            hint: <RichText html={consentText(`consents.${value}.text`)} />,
          }))}
          values={form.values.consent}
          onChange={(values) => form.set('consent', values)}
        />
      </AccountForm>
    </Section>
  );
}
