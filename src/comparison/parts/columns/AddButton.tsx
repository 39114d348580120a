import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { plusIcon } from '../../../ui/icon/plus.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { type PickerOptions, usePicker } from '../picker/usePicker.tsx';

/** Opens the search for one more product. */
export function AddButton(props: Omit<PickerOptions, 'label'>) {
  const text = useTexts(comparePageTexts);
  const label = text('compare.add');
  const { button, flyout } = usePicker({ ...props, label });
  return (
    <span>
      <Button {...button} size="small" icon={plusIcon}>
        {label}
      </Button>
      {flyout}
    </span>
  );
}
