import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** @default 3 */
  level?: 2 | 3;
  children: ReactNode;
  action?: ReactNode;
}

/** Placeholder for missing content: says that there is none yet, and what to do. */
export function EmptyState({ title, level = 3, children, action }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="ce-profile-empty ce-stack ce-gap-4">
      <Heading className={level === 2 ? 'ce-profile__title' : 'ce-profile__heading'}>{title}</Heading>
      <p className="ce-muted">{children}</p>
      {action}
    </div>
  );
}
