import { useId, useState } from 'react';
import type { MenuItem } from '../../src/domain/menu/menu-item.ts';
import { BranchHead } from './BranchHead.tsx';
import { ItemLink } from './ItemLink.tsx';

/** An item of the drawer. Its children can be expanded, and are at first if they contain the current page. */
export function DrawerItem({ item }: { item: MenuItem }) {
  const id = useId();
  const [isOpen, setOpen] = useState(() => hasCurrent(item));
  const { children = [] } = item;
  return (
    <li className={item.class} part={item.class}>
      {children.length ? (
        <>
          <BranchHead item={item} isOpen={isOpen} controls={id} onPress={() => setOpen(!isOpen)} />
          <div id={id} className="ce-nav-drawer__fold" data-open={isOpen || undefined}>
            <ul>
              {children.map((child) => (
                <DrawerItem key={child.id} item={child} />
              ))}
            </ul>
          </div>
        </>
      ) : (
        <ItemLink item={item} className="ce-nav__link" />
      )}
    </li>
  );
}

function hasCurrent({ children = [] }: MenuItem): boolean {
  return children.some((child) => /current|section/.test(child.linkingMode ?? '') || hasCurrent(child));
}
