import type { LogEntry } from '../../../src/services/me.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { Icon } from '../../../src/ui/base/Icon.tsx';
import { checkIcon } from '../../../src/ui/icon/check.ts';
import { closeIcon } from '../../../src/ui/icon/close.ts';
import { mailIcon } from '../../../src/ui/icon/mail.ts';
import { refreshIcon } from '../../../src/ui/icon/refresh.ts';
import { profileTexts } from '../texts.ts';

const ICONS = { received: mailIcon, inProgress: refreshIcon, sent: checkIcon, declined: closeIcon };

/** How far a request is, in words beside an icon. */
export function SampleState({ state }: { state: NonNullable<LogEntry['state']> }) {
  const text = useTexts(profileTexts);
  return (
    <span className="ce-pair ce-gap-2">
      <Icon path={ICONS[state]} size="small" />
      {text(`profile.samples.state.${state}`)}
    </span>
  );
}
