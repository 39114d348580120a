import { useState } from 'react';
import { useStyles } from '../base/styles.ts';
import { checkIcon } from '../icon/check.ts';
import { plusIcon } from '../icon/plus.ts';
import { Tooltip } from '../popover/Tooltip.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import css from './compare-button.css';

export interface CompareButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** The product is in the comparison. */
  isListed: boolean;
  /** Why it cannot be added; shown by pointer, focus and press. */
  reason?: string | undefined;
  /** Why a press has not added it; shown below the button. Empty for none. */
  problem?: string;
  /** What the button does, or what the product is. */
  label: string;
  /** Tells this button from those of other products; for screen readers. */
  productName: string;
  /** Announced once a press has put the product in. */
  news: string;
  /** Adds the product, or opens the basket that has it. Not called while there is a reason not to. */
  onPress: () => void;
}

/** Puts a product into the comparison; it stays the same button, so that the focus stays, too. */
export function CompareButton({
  isListed,
  reason,
  problem = '',
  label,
  productName,
  news,
  onPress,
  size = 'small',
  variant = 'secondary',
}: CompareButtonProps) {
  useStyles(css);
  // A list has many of these: only the one in use has a live region, which is there before its content.
  const [isNear, setNear] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button takes no press while it is aria-disabled
    <span
      className="ce-compare-button"
      data-listed={isListed || undefined}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      onClickCapture={() => setPressed(true)}
      onBlur={() => setPressed(false)}
    >
      <Tooltip text={reason} opensOnPress>
        {(describedBy) => (
          <Button
            size={size}
            variant={variant}
            icon={isListed ? checkIcon : plusIcon}
            aria-label={`${label}: ${productName}`}
            aria-disabled={reason !== undefined || undefined}
            aria-describedby={describedBy}
            onClick={onPress}
          >
            {label}
          </Button>
        )}
      </Tooltip>
      {isNear && (
        <span role="status" className={problem ? 'ce-compare-button__problem' : 'ce-visually-hidden'}>
          {problem || (wasPressed && (reason ?? news))}
        </span>
      )}
    </span>
  );
}
