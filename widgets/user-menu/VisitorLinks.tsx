import { safeHref } from '../../src/lib/address/safe-url.ts';
import { useShared, useTexts } from '../../src/store/hooks.ts';
import { LOGIN_OPENER } from '../../src/store/session/open-login.ts';
import { userMenuTexts } from '../../src/texts/user-menu.ts';

/** Log in and Register: each opens its overlay, or is a plain link if the script is missing. */
export function VisitorLinks() {
  const text = useTexts(userMenuTexts);
  const { login = '/login', registration } = useShared((state) => state.payload.links) ?? {};
  return (
    <div className="ce-user ce-pair ce-gap-4">
      <a className="ce-user__link ce-pair" href={safeHref(login)} {...LOGIN_OPENER}>
        {text('userMenu.login')}
      </a>
      {registration && (
        <a
          className="ce-user__link ce-user__link--register ce-pair"
          href={safeHref(registration)}
          data-ce-open="registration"
        >
          {text('userMenu.register')}
        </a>
      )}
    </div>
  );
}
