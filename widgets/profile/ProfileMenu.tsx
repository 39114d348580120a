import { useId, useState } from 'react';
import type { Router } from '../../src/lib/address/create-router.ts';
import { plainClick } from '../../src/lib/address/plain-click.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { Icon } from '../../src/ui/base/Icon.tsx';
import { bellIcon } from '../../src/ui/icon/bell.ts';
import { compareIcon } from '../../src/ui/icon/compare.ts';
import { lockIcon } from '../../src/ui/icon/lock.ts';
import { menuIcon } from '../../src/ui/icon/menu.ts';
import { sampleIcon } from '../../src/ui/icon/sample.ts';
import { successIcon } from '../../src/ui/icon/success.ts';
import { userIcon } from '../../src/ui/icon/user.ts';
import type { ProfileRoute, ProfileRouteName } from './rules/profile-routes.ts';
import { profileTexts } from './texts.ts';

const icons: Readonly<Record<ProfileRouteName, string>> = {
  personalInformation: userIcon,
  privacy: lockIcon,
  userStatus: successIcon,
  notifications: bellIcon,
  sampleRequests: sampleIcon,
  productComparisons: compareIcon,
};

interface Props {
  router: Router;
  routes: readonly ProfileRoute[];
  current: ProfileRoute;
}

/** The area's menu in its two groups (spec S§2); collapsed on narrow screens. */
export function ProfileMenu({ router, routes, current }: Props) {
  const text = useTexts(profileTexts);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();

  const follow = ({ path }: ProfileRoute) =>
    plainClick(() => {
      setIsOpen(false);
      router.go(path);
    });

  return (
    <nav aria-label={text('profile.route.home')} className="ce-profile-menu ce-screen">
      <Button
        icon={menuIcon}
        aria-expanded={isOpen}
        aria-controls={id}
        className="ce-profile-menu__toggle"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          {text('profile.menu')}
          <span className="ce-visually-hidden">: {text(`profile.route.${current.name}`)}</span>
        </span>
      </Button>
      <div id={id} className="ce-profile-menu__groups" data-open={isOpen || undefined}>
        {(['settings', 'data'] as const).map((group) => (
          <div key={group}>
            <p id={`${id}-${group}`} className="ce-meta">
              {text(`profile.group.${group}`)}
            </p>
            <ul aria-labelledby={`${id}-${group}`}>
              {routes
                .filter((route) => route.group === group)
                .map((route) => (
                  <li key={route.path}>
                    <a
                      href={router.href(route.path)}
                      aria-current={route === current ? 'page' : undefined}
                      className="ce-profile-menu__link ce-pair ce-gap-2"
                      onClick={follow(route)}
                    >
                      <Icon path={icons[route.name]} />
                      {text(`profile.route.${route.name}`)}
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
