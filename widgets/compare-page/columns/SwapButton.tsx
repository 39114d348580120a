import type { Comparison } from '../../../src/domain/comparison/comparison.ts';
import type { Candidate } from '../../../src/store/comparison/comparison-state.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { comparePageTexts } from '../../../src/texts/compare-page.ts';
import { IconButton } from '../../../src/ui/action/IconButton.tsx';
import { swapIcon } from '../../../src/ui/icon/swap.ts';
import { usePicker } from '../picker/usePicker.tsx';

interface SwapButtonProps {
  /** Of the product that goes. */
  name: string;
  comparison: Comparison;
  productsPage: string;
  onPick: (candidate: Candidate) => void;
}

/** Opens the search for the product that takes the place of another. */
export function SwapButton({ name, ...rest }: SwapButtonProps) {
  const text = useTexts(comparePageTexts);
  const { button, flyout } = usePicker({ ...rest, label: text('compare.swap.for', { name }) });
  return (
    <span>
      <IconButton
        {...button}
        size="small"
        icon={swapIcon}
        label={text('compare.swap', { name })}
        data-control="swap"
      />
      {flyout}
    </span>
  );
}
