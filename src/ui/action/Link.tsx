import type { AnchorHTMLAttributes, Ref } from 'react';
import { safeHref } from '../../lib/address/safe-url.ts';
import { classNames } from '../../lib/text/class-names.ts';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import { externalIcon } from '../icon/external.ts';
import css from './link.css';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Passed through `safeHref`: an address that would run code is left out. */
  href: string | undefined;
  ref?: Ref<HTMLAnchorElement>;
  /** Appearance: `inline` is underlined, `quiet` only on hover. @default 'inline' */
  variant?: 'inline' | 'quiet';
  /** Hint for links that open in a new tab. @default 'opens in a new tab' */
  newTabText?: string;
}

/** A link. With `target="_blank"` it shows an icon, tells screen readers and sets `noopener`. */
export function Link({
  href,
  target,
  rel,
  variant = 'inline',
  newTabText = 'opens in a new tab',
  className,
  children,
  ...rest
}: LinkProps) {
  useStyles(css);
  const opensTab = target === '_blank';
  return (
    <a
      {...rest}
      href={safeHref(href)}
      target={target}
      rel={opensTab ? classNames('noopener', rel) : rel}
      className={classNames('ce-link', variant === 'quiet' && 'ce-link--quiet', className)}
    >
      {children}
      {opensTab && (
        <>
          {'\u2060'}
          <span className="ce-link__mark">
            <Icon path={externalIcon} size="small" directional />
          </span>
          <span className="ce-visually-hidden"> ({newTabText})</span>
        </>
      )}
    </a>
  );
}
