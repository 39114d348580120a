import type { AnchorHTMLAttributes, Ref } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { safeHref } from '../../lib/safe-url.ts';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import type { ButtonProps } from './Button.tsx';
import css from './button.css';

export interface ButtonLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'>,
    Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'icon'> {
  /** Passed through `safeHref`: an address that would run code is left out. */
  href: string | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button: the next step, where that step is another page. */
export function ButtonLink({
  href,
  variant = 'secondary',
  size = 'medium',
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  useStyles(css);
  return (
    <a
      {...rest}
      href={safeHref(href)}
      className={classNames(
        'ce-button',
        `ce-button--${variant}`,
        size === 'small' && 'ce-button--small',
        wide && 'ce-button--wide',
        className,
      )}
    >
      <span className="ce-button__content">
        {icon && <Icon path={icon} size={size === 'small' ? 'small' : 'medium'} />}
        {children}
      </span>
    </a>
  );
}
