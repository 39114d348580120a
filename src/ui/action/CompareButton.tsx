import { useState } from 'react';
import { useStyles } from '../base/styles.ts';
import { checkIcon } from '../icon/check.ts';
import { plusIcon } from '../icon/plus.ts';
import { Tooltip } from '../popover/Tooltip.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import css from './compare-button.css';
import { LabelRoom } from './LabelRoom.tsx';

export interface CompareButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** Whether the product is in the comparison. */
  isListed: boolean;
  /** Why it cannot be added; shown by pointer, focus and press. */
  reason?: string | undefined;
  /** Why a press failed to add it; shown below the button. Empty for none. */
  problem?: string;
  /** The button's text: its action while the product is not in the comparison, and its state once it is. */
  labels: readonly [add: string, listed: string];
  /** Distinguishes this button from those of other products, for screen readers. */
  productName: string;
  /** Announced after a press has added the product. */
  news: string;
  /** Adds the product, or opens the basket. Not called while there is a reason against it. */
  onPress: () => void;
}

/** Adds a product to the comparison. It remains the same element afterwards, so that it keeps the focus. */
export function CompareButton({
  isListed,
  reason,
  problem = '',
  labels,
  productName,
  news,
  onPress,
  size = 'small',
  variant = 'secondary',
}: CompareButtonProps) {
  useStyles(css);
  const label = labels[isListed ? 1 : 0];
  // Lists contain many of these: only the one in use has a live region, rendered before its content.
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
            <LabelRoom texts={labels}>{label}</LabelRoom>
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
