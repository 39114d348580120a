import { Icon } from '../base/Icon.tsx';
import { lockIcon } from '../icon/lock.ts';

/** Marks what not everyone may see; the label says who may (decision B65). */
export function LockIcon({ label }: { label: string }) {
  return <Icon path={lockIcon} size="small" label={label} />;
}
