import { safeHref } from '../../src/lib/address/safe-url.ts';
import { useShared, useTexts } from '../../src/store/hooks.ts';
import { userMenuTexts } from '../../src/texts/user-menu.ts';

/** The drawer's last item for visitors: a narrow header has room for Log in, but not always for Register. */
export function RegisterItem() {
  const text = useTexts(userMenuTexts);
  const href = useShared(({ user, payload }) => (user ? undefined : payload.links?.registration));
  return (
    href && (
      <li>
        <a className="ce-nav__link" href={safeHref(href)} data-ce-open="registration">
          {text('userMenu.register')}
        </a>
      </li>
    )
  );
}
