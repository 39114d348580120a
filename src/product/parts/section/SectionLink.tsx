import { type ReactNode, useContext, useSyncExternalStore } from 'react';
import { pageUrl } from '../../../lib/address/page-address.ts';
import { Link } from '../../../ui/action/Link.tsx';
import { followTarget } from './follow-target.ts';
import { TargetsContext } from './useTarget.ts';

interface SectionLinkProps {
  /** Address of a section, without `#`. */
  to: string;
  children: ReactNode;
}

/** Links to another section; renders nothing if that section is empty or not on this page. */
export function SectionLink({ to, children }: SectionLinkProps) {
  const targets = useContext(TargetsContext);
  const target = useSyncExternalStore(targets?.subscribe ?? noChanges, () =>
    targets?.list().find(({ id }) => id === to),
  );
  if (!target) return null;
  return (
    <Link href={new URL(`#${to}`, pageUrl()).href} onClick={(event) => followTarget(event, target)}>
      {children}
    </Link>
  );
}

function noChanges() {
  return () => {};
}
