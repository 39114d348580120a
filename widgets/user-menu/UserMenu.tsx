import { lazy, useDeferredValue } from 'react';
import { useShared } from '../../src/store/hooks.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import css from './user-menu.css';
import { VisitorLinks } from './VisitorLinks.tsx';

/** Visitors never fetch it; who is signed in sees the served content until it is there. */
const AccountMenu = lazy(() =>
  import('./AccountMenu.tsx').then((module) => ({ default: module.AccountMenu })),
);

/** Follows the session: the links of a visitor, or the menu of an account. */
export function UserMenu() {
  useStyles(css);
  // Who signs in elsewhere keeps the links until the account's code has come.
  const user = useDeferredValue(useShared((state) => state.user));
  return user ? <AccountMenu user={user} /> : <VisitorLinks />;
}
