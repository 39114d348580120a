import { useState } from 'react';
import type { MenuItem } from '../../src/domain/menu/menu-item.ts';
import { visibleMenu } from '../../src/domain/menu/visible-menu.ts';
import { userStatus } from '../../src/domain/user/user-status.ts';
import { useShared } from '../../src/store/hooks.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import { useMedia } from '../../src/ui/base/useMedia.ts';
import type { MainNavigationProps } from './island.ts';
import { MenuBar } from './MenuBar.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import css from './main-navigation.css';

/** The main menu for the current user, as a bar or a drawer by the width of the screen. */
export function MainNavigation({ flyoutOffset, breakpoint }: MainNavigationProps) {
  useStyles(css);
  const { mainMenu = [], mobileMainMenu = [], links } = useShared((state) => state.payload);
  const user = useShared((state) => state.user);
  const [fits, setFits] = useState(true);
  // In em, so that large text gets the drawer.
  const isWide = useMedia(`(min-width:${breakpoint / 16}em)`);
  const visible = (menu: readonly MenuItem[]) => visibleMenu(menu, { status: userStatus(user), user, links });
  return (
    <>
      {isWide && (
        <MenuBar items={visible(mainMenu)} flyoutOffset={flyoutOffset} isHidden={!fits} onFit={setFits} />
      )}
      {!(isWide && fits) && <MenuDrawer items={visible(mobileMainMenu.length ? mobileMainMenu : mainMenu)} />}
    </>
  );
}
