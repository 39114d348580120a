import type { Comparison } from '../../../src/domain/comparison/comparison.ts';
import type { Candidate } from '../../../src/store/comparison/comparison-state.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { comparePageTexts } from '../../../src/texts/compare-page.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { plusIcon } from '../../../src/ui/icon/plus.ts';
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
