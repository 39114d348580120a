import type { ReactNode } from 'react';
import { classNames } from '../../lib/text/class-names.ts';
import { Icon } from '../base/Icon.tsx';

/** Common props of buttons and of links that look like them. */
export interface ButtonLook {
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-outline' | 'danger-quiet';
  /** `medium` is 44 px high, `small` 32. @default 'medium' */
  size?: 'small' | 'medium';
  /** Takes the full width. @default false */
  wide?: boolean;
  /** Path of an icon before the text. */
  icon?: string;
}

/** Returns the classes of `button.css`, which the caller adds by `useStyles`. */
export function buttonClass({ variant = 'secondary', size, wide }: ButtonLook, className?: string): string {
  return classNames(
    'ce-button',
    `ce-button--${variant}`,
    size === 'small' && 'ce-button--small',
    wide && 'ce-button--wide',
    className,
  );
}

interface ButtonContentProps extends Pick<ButtonLook, 'size' | 'icon'> {
  children: ReactNode;
}

/** Icon and text of a button, on one line. */
export function ButtonContent({ size, icon, children }: ButtonContentProps) {
  return (
    <span className="ce-button__content">
      {icon && <Icon path={icon} size={size === 'small' ? 'small' : 'medium'} />}
      {children}
    </span>
  );
}
