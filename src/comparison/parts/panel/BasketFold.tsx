import { useLayoutEffect, useRef, useState } from 'react';
import { useStyles } from '../../../ui/base/styles.ts';
import { BasketPanel, type PanelProps } from './BasketPanel.tsx';
import css from './basket-fold.css';

interface Props extends PanelProps {
  isOpen: boolean;
  /** Opened by the page itself, so the first unfolding does not move the focus. */
  beginsOpen: boolean;
  /** Moves the focus into the list. */
  onUnfold: () => void;
}

/**
 * Unfolds the list above the bar; a folded list is unreachable. It is rendered from its first opening on, so that an
 * unopened bar has nothing to keep up to date.
 */
export function BasketFold({ isOpen, beginsOpen, onUnfold, ...props }: Props) {
  useStyles(css);
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  const unfold = useRef(onUnfold);
  const isAsked = useRef(!beginsOpen);
  useLayoutEffect(() => {
    unfold.current = onUnfold;
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (isAsked.current) unfold.current();
    isAsked.current = true;
  }, [isOpen]);

  return (
    wasOpened && (
      <div className="ce-basket__fold" data-open={isOpen || undefined} inert={!isOpen}>
        <div className="ce-basket__folded">
          <BasketPanel {...props} />
        </div>
      </div>
    )
  );
}
