import { useShared } from '../../src/store/hooks.ts';
import { useStyles } from '../../src/ui/styles.ts';
import { AccountMenu } from './AccountMenu.tsx';
import css from './user-menu.css';
import { VisitorLinks } from './VisitorLinks.tsx';

/** Follows the session: the links of a visitor, or the menu of an account. */
export function UserMenu() {
  useStyles(css);
  const user = useShared((state) => state.user);
  return user ? <AccountMenu user={user} /> : <VisitorLinks />;
}
