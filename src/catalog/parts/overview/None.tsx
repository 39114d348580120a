import type { ReactNode } from 'react';
import { LoginLink } from '../../../outcome/LoginLink.tsx';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { catalogsTexts } from '../../texts/catalogs.ts';

const KEYS = {
  own: 'catalogs.none.own',
  standard: 'catalogs.none',
  favourites: 'catalogs.none.favourites',
} as const;

interface NoneProps {
  kind: keyof typeof KEYS;
  /** How users begin who are logged in. */
  start?: ReactNode;
}

/** What stands where there are no catalogues, and how to begin: visitors by a login. */
export function None({ kind, start }: NoneProps) {
  const text = useTexts(catalogsTexts);
  const isVisitor = useShared(({ user }) => user === null);
  const isLoginDue = isVisitor && kind !== 'standard';
  const key = isLoginDue ? 'catalogs.visitor' : KEYS[kind];
  return (
    <>
      <h3 className="ce-catalogs__none-title">{text(`${key}.title`)}</h3>
      <p>{text(key)}</p>
      {isLoginDue ? <LoginLink /> : start}
    </>
  );
}
