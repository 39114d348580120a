import type { MenuItem } from '../../src/domain/menu/menu-item.ts';
import { ItemLink } from './ItemLink.tsx';

/** The children of an item of the bar, with their own children. */
export function SubMenu({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className="ce-menu">
      {items.map((item) => (
        <li key={item.id} className={item.class} part={item.class}>
          <ItemLink item={item} className="ce-menu__link" />
          {!!item.children?.length && <SubMenu items={item.children} />}
        </li>
      ))}
    </ul>
  );
}
