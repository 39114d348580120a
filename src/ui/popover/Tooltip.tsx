import { type ReactNode, useId, useRef } from 'react';
import { useStyles } from '../base/styles.ts';
import css from './tooltip.css';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps {
  /** A short text; nothing that one must reach or press. Without it there is only the trigger. */
  text: ReactNode;
  /** The trigger: give it the id as `aria-describedby`. It must be able to take the focus. */
  children: (describedBy: string | undefined) => ReactNode;
  /**
   * A press shows the text at once: for a trigger that does nothing else just now, such as an `aria-disabled`
   * button and its reason.
   * @default false
   */
  opensOnPress?: boolean;
}

/**
 * A text above its trigger: 400 ms after the pointer comes, at once with keyboard focus, by a long press on
 * touch screens; gone as soon as the pointer or the focus leaves, or by Escape (spec S§9). The
 * pointer may move onto it. Where there is no room above, it comes below.
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
