import { useRef } from 'react';
import type { MenuItem } from '../../src/domain/menu/menu-item.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { Icon } from '../../src/ui/base/Icon.tsx';
import { closeIcon } from '../../src/ui/icon/close.ts';
import { menuIcon } from '../../src/ui/icon/menu.ts';
import { DrawerItem } from './DrawerItem.tsx';
import { RegisterItem } from './RegisterItem.tsx';
import { navigationTexts } from './texts.ts';

/** The menu behind a button, sliding in over the page (spec S§2, S§9). */
export function MenuDrawer({ items }: { items: readonly MenuItem[] }) {
  const text = useTexts(navigationTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className="ce-nav__button ce-pair ce-gap-2"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon path={menuIcon} size="large" />
        <span className="ce-nav__button-text">{text('navigation.menu')}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button */}
      <dialog
        ref={dialog}
        className="ce-nav-drawer"
        aria-label={text('navigation.menu')}
        onClick={({ target, currentTarget }) => {
          // The target is a link or the backdrop: the content covers the dialog itself.
          if (target === currentTarget || (target as Element).closest('a')) currentTarget.close();
        }}
      >
        <div className="ce-nav-drawer__content">
          <div className="ce-nav-drawer__head ce-pair">
            {text('navigation.menu')}
            <button
              type="button"
              className="ce-nav__button ce-pair"
              aria-label={text('navigation.close')}
              onClick={() => dialog.current?.close()}
            >
              <Icon path={closeIcon} size="large" />
            </button>
          </div>
          <ul className="ce-nav-drawer__list">
            {items.map((item) => (
              <DrawerItem key={item.id} item={item} />
            ))}
            <RegisterItem />
          </ul>
        </div>
      </dialog>
    </>
  );
}
