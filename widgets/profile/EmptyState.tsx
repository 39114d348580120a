import type { ReactNode } from 'react';
import { Icon } from '../../src/ui/base/Icon.tsx';

interface Props {
  icon: string;
  title: string;
  /** @default 3 */
  level?: 2 | 3;
  children: ReactNode;
  action?: ReactNode;
}

/** Placeholder for missing content: says that there is none yet, and what to do. */
export function EmptyState({ icon, title, level = 3, children, action }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="ce-profile-empty">
      <span className="ce-profile-badge">
        <Icon path={icon} size="large" />
      </span>
      <Heading className="ce-profile__heading">{title}</Heading>
      <p className="ce-profile-empty__text">{children}</p>
      {action}
    </div>
  );
}
