import type { MenuItem } from '../../src/domain/menu/menu-item.ts';
import { visibleMenu } from '../../src/domain/menu/visible-menu.ts';
import { userStatus } from '../../src/domain/user/user-status.ts';
import type { User } from '../../src/payload/schema.ts';
import { useShared, useTexts } from '../../src/store/hooks.ts';
import { markSessionEnded } from '../../src/store/session/session-marker.ts';
import { userMenuTexts } from '../../src/texts/user-menu.ts';
import { MenuLink } from '../../src/ui/action/MenuLink.tsx';

interface Props {
  user: User;
  name: string;
}

/** The user's name, the page's own links, those by the user's rights, and Log out. */
export function AccountLinks({ user, name }: Props) {
  const text = useTexts(userMenuTexts);
  const { userMenu, links = {}, logoutUrl = '/logout' } = useShared((state) => state.payload);
  const { admin = '/admin', manageUsers } = links;

  // The list is flat: leave out headings.
  const items: MenuItem[] = visibleMenu(userMenu?.links ?? [], {
    status: userStatus(user),
    user,
    links,
  }).filter(({ link }) => link);
  if (user.canManageUsers && manageUsers) {
    items.push({ id: ' users', menuTitle: text('userMenu.manageUsers'), link: manageUsers });
  }
  if (user.hasBackendAccess) {
    items.push({ id: ' admin', menuTitle: text('userMenu.admin'), link: admin, target: '_blank' });
  }
  const link = { className: 'ce-menu__link', newTabText: text('userMenu.newTab') };
  return (
    <>
      <p className="ce-user__who ce-meta">
        <b className="ce-user__full-name">{name}</b>
        {user.email}
      </p>
      <ul className="ce-menu">
        {items.map((item) => (
          <li key={item.id} className={item.class} part={item.class}>
            <MenuLink
              {...link}
              title={item.menuTitle}
              href={item.link}
              target={item.target}
              linkingMode={item.linkingMode}
            />
          </li>
        ))}
        <li className="ce-user__logout">
          <MenuLink {...link} title={text('userMenu.logout')} href={logoutUrl} onClick={markSessionEnded} />
        </li>
      </ul>
    </>
  );
}
