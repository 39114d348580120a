import { type RefObject, useLayoutEffect } from 'react';
import { useComparison } from '../../../comparison/state/useComparison.ts';
import { rgbNotation } from '../../../domain/color/rgb.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { CodeText } from '../../../ui/content/CodeText.tsx';
import { useIsCovering } from '../../../ui/position/useIsCovering.ts';
import css from './stuck-actions.css';
import { useIsTall } from './useIsTall.ts';
import { useStuck } from './useStuck.ts';

interface StuckActionsProps {
  product: Pick<Pigment, 'product_name' | 'color_values'>;
  /** Keeps the room of the actions. */
  room: RefObject<HTMLElement | null>;
  actions: RefObject<HTMLElement | null>;
}

/**
 * Turns the actions in which it stands into a bar at the top of the window, with their product's name. The bar gives way to
 * the opened basket, to the focused element (WCAG 2.2, 2.4.11) and a dialog around it, and where the window is too low.
 */
export function StuckActions({ product, room, actions }: StuckActionsProps) {
  useStyles(css);
  const isBasketOpen = useComparison((state) => state.isBasketOpen);
  const isTall = useIsTall();
  const isStuck = isTall && !isBasketOpen;
  useStuck(actions, room, isStuck);
  const isCovering = useIsCovering(actions, isStuck, isInDialog);
  useLayoutEffect(() => {
    const bar = actions.current;
    bar?.toggleAttribute('data-covering', isCovering);
    return () => bar?.removeAttribute('data-covering');
  }, [actions, isCovering]);
  const { product_name, color_values } = product;
  return (
    // The page's heading has the name for screen readers.
    <span className="ce-stuck-name" aria-hidden>
      {color_values && (
        <span
          className="ce-stuck-name__color ce-swatch"
          style={{ '--ce-_color': rgbNotation(color_values) }}
        />
      )}
      <span className="ce-stuck-name__text">
        <CodeText>{product_name}</CodeText>
      </span>
    </span>
  );
}

/** Whether the focus is in a dialog of the page's own, which may have no more than a z-index. Ours are in the top layer. */
function isInDialog(): boolean {
  return !!document.activeElement?.closest('[role$="dialog"], [aria-modal="true"]');
}
