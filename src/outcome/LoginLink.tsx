import type { MouseEvent } from 'react';
import { usePage, useShared, useTexts } from '../store/hooks.ts';
import { LOGIN_OPENER, prepareLogin } from '../store/session/open-login.ts';
import { commonTexts } from '../texts/common.ts';
import { ButtonLink, type ButtonLinkProps } from '../ui/action/ButtonLink.tsx';

export interface LoginLinkProps extends Omit<ButtonLinkProps, 'href'> {
  /** Continues what the user was doing, once the session is renewed on this page. */
  goOn?: (() => void) | undefined;
}

/**
 * A link to the login page that opens the login on this page, also for a user whose session has ended. As an opener its
 * overlay is fetched when it is hovered, and it works as a link where the overlay cannot be had.
 */
export function LoginLink({ goOn, onClick, children, ...props }: LoginLinkProps) {
  const page = usePage();
  const text = useTexts(commonTexts);
  const { login = '/login' } = useShared(({ payload }) => payload.links) ?? {};
  const prepare = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    prepareLogin(page, goOn);
  };
  return (
    <ButtonLink {...props} href={login} {...LOGIN_OPENER} onClick={prepare}>
      {children ?? text('common.login')}
    </ButtonLink>
  );
}
