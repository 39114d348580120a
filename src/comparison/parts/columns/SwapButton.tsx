import { useTexts } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { swapIcon } from '../../../ui/icon/swap.ts';
import type { Comparison } from '../../rules/content/comparison.ts';
import type { Candidate } from '../../state/comparison-state.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
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
