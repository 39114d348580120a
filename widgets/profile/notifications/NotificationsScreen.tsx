import * as v from 'valibot';
import { saveProfile } from '../../../src/account/state/save-profile.ts';
import { notificationIntervals } from '../../../src/domain/user/notification-interval.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { Checkbox } from '../../../src/ui/field/Checkbox.tsx';
import { RadioGroup } from '../../../src/ui/field/RadioGroup.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { Section } from '../Section.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { profileTexts } from '../texts.ts';
import { useAccountForm } from '../useAccountForm.tsx';

const schema = v.object({ enabled: v.boolean(), interval: v.picklist(notificationIntervals) });

/** `/notifications`: whether and how often the user receives emails about changed documents (decision 41). */
export function NotificationsScreen({ user: { email, notifications } }: ScreenProps) {
  const { store } = usePage();
  const text = useTexts(profileTexts);
  const form = useAccountForm({
    name: 'notifications',
    schema,
    saved: notifications?.documents ?? { enabled: false, interval: 'weekly' as const },
    labels: {
      enabled: text('profile.notifications.enabled'),
      interval: text('profile.notifications.interval'),
    },
    save: async (documents, changed) =>
      changed.length === 0 ? null : saveProfile(store, { notifications: { documents } }),
  });
  const { enabled, interval } = form.values;

  return (
    <Section title={text('profile.notifications.title')} text={text('profile.notifications.text')}>
      <AccountForm form={form}>
        <Checkbox
          label={text('profile.notifications.enabled')}
          hint={text('profile.notifications.enabled.hint', { email })}
          checked={enabled}
          onChange={({ target }) => form.set('enabled', target.checked)}
        />
        <RadioGroup
          {...form.field('interval')}
          options={notificationIntervals.map((value) => ({
            value,
            title: text(`profile.notifications.${value}`),
            hint: text(`profile.notifications.${value}.hint`),
            disabled: !enabled,
          }))}
          value={interval}
          onChange={(value) => form.set('interval', value as typeof interval)}
        />
      </AccountForm>
    </Section>
  );
}
