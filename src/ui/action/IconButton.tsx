import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '../../lib/text/class-names.ts';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import css from './icon-button.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  ref?: Ref<HTMLButtonElement>;
  /** Path of the icon. */
  icon: string;
  /** Accessible name of the button. */
  label: string;
  /** `medium` is 44 px wide and high, `small` 32. @default 'medium' */
  size?: 'small' | 'medium';
  /** Fills the icon. @default false */
  filled?: boolean;
}

/** A button with only an icon. */
export function IconButton({
  icon,
  label,
  size = 'medium',
  filled = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  useStyles(css);
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames('ce-icon-button', size === 'small' && 'ce-icon-button--small', className)}
    >
      <Icon path={icon} filled={filled} size={size === 'small' ? 'small' : 'medium'} />
    </button>
  );
}
