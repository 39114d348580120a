import { usePage, useTexts } from '../../../store/hooks.ts';
import type { ButtonProps } from '../../../ui/action/Button.tsx';
import { HandoverButton } from '../../../ui/action/HandoverButton.tsx';
import { useOfferTimeout } from '../../../ui/base/useOfferTimeout.ts';
import { endUndo } from '../../state/edit-comparison.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';

interface UndoButtonProps extends Pick<ButtonProps, 'variant' | 'aria-describedby'> {
  onUndo: () => void;
  /** Takes the focus of a button that goes. */
  takeFocus: () => void;
}

/** Restores what was removed last on this page. The offer ends some time after the pointer and the focus have left it. */
export function UndoButton({ onUndo, ...rest }: UndoButtonProps) {
  const page = usePage();
  const text = useTexts(comparePageTexts);
  const handlers = useOfferTimeout(() => endUndo(page, 'page'));
  return (
    <HandoverButton {...rest} {...handlers} size="small" data-undo onClick={onUndo}>
      {text('compare.undo')}
    </HandoverButton>
  );
}
