import type { AnchorHTMLAttributes, Ref } from 'react';
import { safeHref } from '../../lib/address/safe-url.ts';
import { useStyles } from '../base/styles.ts';
import css from './button.css';
import { ButtonContent, type ButtonLook, buttonClass } from './button-look.tsx';

export interface ButtonLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'>, ButtonLook {
  /** Passed through `safeHref`: an address that would run code is left out. */
  href: string | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button: the next step, if that is another page. */
export function ButtonLink({
  href,
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  useStyles(css);
  return (
    <a {...rest} href={safeHref(href)} className={buttonClass({ variant, size, wide }, className)}>
      <ButtonContent size={size} icon={icon}>
        {children}
      </ButtonContent>
    </a>
  );
}
