import type { MenuItem } from '../../src/domain/menu/menu-item.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { Icon } from '../../src/ui/base/Icon.tsx';
import { chevronDownIcon } from '../../src/ui/icon/chevron-down.ts';
import { ItemLink } from './ItemLink.tsx';
import { navigationTexts } from './texts.ts';

interface Props {
  item: MenuItem;
  isOpen: boolean;
  /** Id of the element that the button opens. */
  controls: string;
  onPress: () => void;
}

/** An item with children: its link, and the button that shows them; only the button if it has no link. */
export function BranchHead({ item, isOpen, controls, onPress }: Props) {
  const { menuTitle, link } = item;
  const text = useTexts(navigationTexts);
  return (
    <span className="ce-nav__branch">
      {link && <ItemLink item={item} className="ce-nav__link" />}
      <button
        type="button"
        className="ce-nav__toggle"
        aria-expanded={isOpen}
        aria-controls={controls}
        aria-label={link ? text('navigation.more', { title: menuTitle }) : undefined}
        onClick={onPress}
      >
        {!link && menuTitle}
        <Icon path={chevronDownIcon} size="small" />
      </button>
    </span>
  );
}
