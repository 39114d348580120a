import { useLayoutEffect, useRef } from 'react';
import type { PanelProps } from './panel/BasketPanel.tsx';
import type { Parts } from './useParts.ts';

interface Props extends PanelProps {
  isOpen: boolean;
  /** The page itself has opened it, so that the first unfolding takes no focus. */
  beginsOpen: boolean;
  /** The list's code, once it is there. */
  Panel: Parts['BasketPanel'] | undefined;
}

/** Folds the list out above the bar; of a folded one nothing can be reached. */
export function BasketFold({ isOpen, beginsOpen, Panel, heading, ...props }: Props) {
  const isUnfolded = isOpen && Panel !== undefined;
  const isAsked = useRef(!beginsOpen);
  useLayoutEffect(() => {
    if (!isUnfolded) return;
    if (isAsked.current) heading.current?.focus({ preventScroll: true });
    isAsked.current = true;
  }, [isUnfolded, heading]);

  return (
    <div className="ce-basket__fold" data-open={isUnfolded || undefined} inert={!isUnfolded}>
      <div className="ce-basket__folded">{Panel && <Panel {...props} heading={heading} />}</div>
    </div>
  );
}
