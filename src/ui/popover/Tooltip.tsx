import { type ReactNode, useId, useRef } from 'react';
import { useStyles } from '../base/styles.ts';
import css from './tooltip.css';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps {
  /** A short text, without interactive content. Without it only the trigger is rendered. */
  text: ReactNode;
  /** The trigger: give it the id as `aria-describedby`. It must be focusable. */
  children: (describedBy: string | undefined) => ReactNode;
  /**
   * A press shows the text at once: for a trigger without another action, such as an `aria-disabled` button with its
   * reason.
   * @default false
   */
  opensOnPress?: boolean;
}

/**
 * A text above its trigger: 400 ms after the pointer enters, at once on keyboard focus, on a long press on touch
 * screens. It closes when pointer or focus leaves, or on Escape (spec S§9). The pointer may move onto it. If there is
 * no room above, it is below.
 */
export function Tooltip({ text, children, opensOnPress = false }: TooltipProps) {
  useStyles(css);
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const { onPress, ...handlers } = useTooltip(anchor, bubble);
  const isThere = Boolean(text);
  return (
    <span
      ref={anchor}
      className="ce-tooltip-anchor"
      {...handlers}
      onClickCapture={opensOnPress ? onPress : undefined}
    >
      {children(isThere ? id : undefined)}
      {isThere && (
        <span ref={bubble} id={id} role="tooltip" popover="manual" className="ce-tooltip">
          <span className="ce-tooltip__bubble">{text}</span>
        </span>
      )}
    </span>
  );
}
