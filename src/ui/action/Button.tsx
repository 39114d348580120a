import { type ButtonHTMLAttributes, type MouseEvent, type Ref, useRef } from 'react';
import { Spinner } from '../base/Spinner.tsx';
import { useStyles } from '../base/styles.ts';
import css from './button.css';
import { ButtonContent, type ButtonLook, buttonClass } from './button-look.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  ref?: Ref<HTMLButtonElement>;
  /**
   * The action started by the button is in progress: it keeps its width and the focus, shows a spinner and ignores
   * clicks. Pass `false` rather than nothing before that, so that two clicks in one task count once.
   */
  busy?: boolean;
}

/**
 * A button. It is never `disabled` while busy, since that would drop the focus; announce the progress elsewhere, in a
 * live region (`Form` does).
 */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  useStyles(css);
  // React commits the first click's changes before this microtask runs; from then on `busy` decides.
  const latched = useRef(false);

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || latched.current || rest['aria-disabled'] === true) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (busy === false) {
      latched.current = true;
      queueMicrotask(() => {
        latched.current = false;
      });
    }
    onClick?.(event);
  };

  return (
    <button
      {...rest}
      {...(busy && { 'aria-disabled': true, 'data-busy': true })}
      type={type}
      onClick={click}
      className={buttonClass({ variant, size, wide }, className)}
    >
      <ButtonContent size={size} icon={icon}>
        {children}
      </ButtonContent>
      {busy && (
        <span className="ce-button__spinner">
          <Spinner size="small" />
        </span>
      )}
    </button>
  );
}
