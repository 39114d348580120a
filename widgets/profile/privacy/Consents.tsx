import * as v from 'valibot';
import { consentNames } from '../../../src/domain/consents.ts';
import type { User } from '../../../src/payload/schema.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { loadMe } from '../../../src/store/load-me.ts';
import { consentTexts } from '../../../src/texts/consents.ts';
import { profileTexts } from '../../../src/texts/profile.ts';
import { RichText } from '../../../src/ui/content/RichText.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { CheckList } from '../CheckList.tsx';
import { Section } from '../Section.tsx';
import { useAccountForm } from '../useAccountForm.tsx';

const schema = v.object({ consent: v.array(v.string()) });

/** The user's consents, each as easy to withdraw as to give. */
export function Consents({ user }: { user: User }) {
  const text = useTexts(profileTexts);
  const consentText = useTexts(consentTexts);
  const form = useAccountForm({
    name: 'consents',
    schema,
    saved: { consent: user.consent },
    labels: { consent: text('profile.consents.title') },
    async save(http, output, changed) {
      if (changed.length === 0) return null;
      const { changeMe } = await loadMe();
      return changeMe(http, output);
    },
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
