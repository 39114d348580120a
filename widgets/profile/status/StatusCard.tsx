import { type Ref, useId } from 'react';
import { classNames } from '../../../src/lib/text/class-names.ts';
import type { User } from '../../../src/payload/schema.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { Icon } from '../../../src/ui/base/Icon.tsx';
import { useStyles } from '../../../src/ui/base/styles.ts';
import { checkIcon } from '../../../src/ui/icon/check.ts';
import { clockIcon } from '../../../src/ui/icon/clock.ts';
import { errorIcon } from '../../../src/ui/icon/error.ts';
import { lockIcon } from '../../../src/ui/icon/lock.ts';
import { successIcon } from '../../../src/ui/icon/success.ts';
import { userIcon } from '../../../src/ui/icon/user.ts';
import statusCss from '../../../src/ui/message/status.css';
import type { Tone } from '../../../src/ui/message/tones.ts';
import { RegionFact } from '../RegionFact.tsx';
import { profileTexts } from '../texts.ts';

/** The validation states, and one for internal users, who need no validation. */
type ShownState = User['validationState'] | 'internal';

const looks: Readonly<Record<ShownState, { icon: string; tone?: Tone }>> = {
  new: { icon: userIcon },
  pending: { icon: clockIcon, tone: 'warning' },
  validated: { icon: successIcon, tone: 'success' },
  rejected: { icon: errorIcon, tone: 'error' },
  internal: { icon: successIcon, tone: 'success' },
};

const benefits = ['samples', 'formulations', 'documents', 'contacts'] as const;

interface Props {
  user: User;
  state: ShownState;
  /** Ref of the element, which can be focused by script. */
  ref: Ref<HTMLDivElement>;
}

/** The state of the validation: its name, its meaning, and what it gives access to. */
export function StatusCard({ user, state, ref }: Props) {
  useStyles(statusCss);
  const text = useTexts(profileTexts);
  const titleId = useId();
  const { icon, tone } = looks[state];
  const isOpen = state === 'validated';

  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="ce-profile-section ce-stack ce-gap-4"
    >
      <div>
        <div className={classNames('ce-profile-state ce-pair ce-gap-2', tone && `ce-tone--${tone}`)}>
          <Icon path={icon} size="large" />
          <h3 id={titleId} className="ce-profile__heading">
            {text(`profile.status.${state}.title`)}
          </h3>
        </div>
        <p>{text(`profile.status.${state}.text`)}</p>
      </div>
      {(isOpen || state === 'pending') && <RegionFact user={user} />}
      {state !== 'internal' && (
        <div className="ce-stack ce-gap-2">
          <p className="ce-meta">{text('profile.status.benefits')}</p>
          <ul className="ce-split ce-gap-2">
            {benefits.map((benefit) => (
              <li key={benefit} className="ce-pair ce-gap-2">
                <Icon path={isOpen ? checkIcon : lockIcon} size="small" />
                {text(`profile.status.benefit.${benefit}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
