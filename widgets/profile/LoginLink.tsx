import type { ReactNode } from 'react';
import { usePage, useShared } from '../../src/store/hooks.ts';
import { expectLogin } from '../../src/store/session.ts';
import { ButtonLink, type ButtonLinkProps } from '../../src/ui/action/ButtonLink.tsx';

interface Props extends Pick<ButtonLinkProps, 'variant' | 'size'> {
  children: ReactNode;
}

/** Opens the login, also for users whose session has ended or is too old. */
export function LoginLink(props: Props) {
  const { store } = usePage();
  const { login = '/login' } = useShared((state) => state.payload.links) ?? {};
  return <ButtonLink {...props} href={login} data-ce-open="login" onClick={() => expectLogin(store)} />;
}
