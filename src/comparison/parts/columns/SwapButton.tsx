import { useTexts } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { swapIcon } from '../../../ui/icon/swap.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { type PickerOptions, usePicker } from '../picker/usePicker.tsx';

interface SwapButtonProps extends Omit<PickerOptions, 'label'> {
  /** Of the product that goes. */
  name: string;
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
