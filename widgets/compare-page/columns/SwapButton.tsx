import { useCallback, useId, useState } from 'react';
import type { Comparison } from '../../../src/domain/comparison/comparison.ts';
import type { Candidate } from '../../../src/store/comparison/comparison-state.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { comparePageTexts } from '../../../src/texts/compare-page.ts';
import { IconButton } from '../../../src/ui/action/IconButton.tsx';
import { swapIcon } from '../../../src/ui/icon/swap.ts';
import { PickerFlyout } from '../picker/PickerFlyout.tsx';

interface SwapButtonProps {
  /** Of the product that goes. */
  name: string;
  comparison: Comparison;
  productsPage: string;
  onPick: (candidate: Candidate) => void;
}

/** Opens the search for the product that takes the place of another. */
export function SwapButton({ name, onPick, ...rest }: SwapButtonProps) {
  const text = useTexts(comparePageTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <span>
      <IconButton
        size="small"
        icon={swapIcon}
        label={text('compare.swap', { name })}
        data-control="swap"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <PickerFlyout
          {...rest}
          id={id}
          label={text('compare.swap.for', { name })}
          onPick={onPick}
          onClose={close}
        />
      )}
    </span>
  );
}
