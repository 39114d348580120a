import { useDeferredValue } from 'react';
import { useShared } from '../../src/store/hooks.ts';
import { lazyOfIsland } from '../../src/ui/base/lazy-of-island.tsx';
import { useStyles } from '../../src/ui/base/styles.ts';
import css from './user-menu.css';
import { VisitorLinks } from './VisitorLinks.tsx';

/** Visitors never fetch it; signed-in users see the server-rendered links until it is loaded. */
const AccountMenu = lazyOfIsland(() => import('./AccountMenu.tsx').then((module) => module.AccountMenu));

/** Shows the links of a visitor or the account menu, by the session. */
export function UserMenu() {
  useStyles(css);
  // After a sign-in in another tab, the links stay until the account's code is loaded.
  const user = useDeferredValue(useShared(({ user, sessionEnd }) => (sessionEnd ? null : user)));
  return user ? <AccountMenu user={user} /> : <VisitorLinks />;
}
