import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PanelProps } from './panel/BasketPanel.tsx';
import type { Parts } from './useParts.ts';

interface Props extends PanelProps {
  isOpen: boolean;
  /** The page itself has opened it, so that the first unfolding takes no focus. */
  beginsOpen: boolean;
  /** Takes the focus into the list. */
  onUnfold: () => void;
  /** The list's code, once it is there. */
  Panel: Parts['BasketPanel'] | undefined;
}

/** Folds the list out above the bar; of a folded one nothing can be reached. */
export function BasketFold({ isOpen, beginsOpen, onUnfold, Panel, ...props }: Props) {
  const isUnfolded = isOpen && Panel !== undefined;
  const unfold = useRef(onUnfold);
  useEffect(() => {
    unfold.current = onUnfold;
  });
  const isAsked = useRef(!beginsOpen);
  useLayoutEffect(() => {
    if (!isUnfolded) return;
    if (isAsked.current) unfold.current();
    isAsked.current = true;
  }, [isUnfolded]);

  return (
    <div className="ce-basket__fold" data-open={isUnfolded || undefined} inert={!isUnfolded}>
      <div className="ce-basket__folded">{Panel && <Panel {...props} />}</div>
    </div>
  );
}
