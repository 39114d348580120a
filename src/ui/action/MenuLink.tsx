import type { MouseEventHandler } from 'react';
import { safeHref } from '../../lib/address/safe-url.ts';
import { Icon } from '../base/Icon.tsx';
import { externalIcon } from '../icon/external.ts';

/** Properties of a menu's link. */
export interface MenuLinkProps {
  title: string;
  /** An address that would run code is left out. */
  href: string;
  target?: string | undefined;
  /** `current`: this page, `section`: a page below it. */
  linkingMode?: 'current' | 'section' | 'link' | undefined;
  /** Hint for links with target `_blank`. */
  newTabText: string;
  className: string;
  onClick?: MouseEventHandler;
}

const current = { current: 'page', section: 'true', link: undefined } as const;

/** A link of a menu, which provides the styles. */
export function MenuLink({ title, href, target, linkingMode = 'link', newTabText, ...rest }: MenuLinkProps) {
  return (
    <a
      {...rest}
      href={safeHref(href)}
      target={target}
      rel={target && 'noopener'}
      aria-current={current[linkingMode]}
    >
      {title}
      {target === '_blank' && (
        <>
          {'\u00a0'}
          <Icon path={externalIcon} size="small" directional />
          <span className="ce-visually-hidden"> ({newTabText})</span>
        </>
      )}
    </a>
  );
}
