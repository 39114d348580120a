import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { plusIcon } from '../../../ui/icon/plus.ts';
import type { Comparison } from '../../rules/content/comparison.ts';
import type { Candidate } from '../../state/comparison-state.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { usePicker } from '../picker/usePicker.tsx';

interface AddButtonProps {
  comparison: Comparison;
  productsPage: string;
  onPick: (candidate: Candidate) => void;
}

/** Opens the search for one more product. */
export function AddButton(props: AddButtonProps) {
  const text = useTexts(comparePageTexts);
  const label = text('compare.add');
  const { button, flyout } = usePicker({ ...props, label });
  return (
    <span className="ce-column__add">
      <Button {...button} size="small" icon={plusIcon}>
        {label}
      </Button>
      {flyout}
    </span>
  );
}
