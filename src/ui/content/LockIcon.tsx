import { Icon } from '../base/Icon.tsx';
import { lockIcon } from '../icon/lock.ts';

/** Marks restricted content; the label says who may see it (decision B65). */
export function LockIcon({ label }: { label: string }) {
  return <Icon path={lockIcon} size="small" label={label} />;
}
