import type { MenuItem } from '../../src/domain/menu/menu-item.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { MenuLink } from '../../src/ui/action/MenuLink.tsx';
import { navigationTexts } from './texts.ts';

/** An item's link; an item without an address is plain text. */
export function ItemLink({ item, className }: { item: MenuItem; className: string }) {
  const { menuTitle, link, target, linkingMode } = item;
  const text = useTexts(navigationTexts);
  if (!link) return <span className={className}>{menuTitle}</span>;
  return (
    <MenuLink
      title={menuTitle}
      href={link}
      target={target}
      linkingMode={linkingMode}
      newTabText={text('navigation.newTab')}
      className={className}
    />
  );
}
