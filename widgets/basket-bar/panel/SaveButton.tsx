import { useRef, useState } from 'react';
import { canCompare } from '../../../src/domain/comparison/comparison.ts';
import { LoginLink } from '../../../src/outcome/LoginLink.tsx';
import { loadKeeping } from '../../../src/store/comparison/edit-comparison.ts';
import { useComparison } from '../../../src/store/comparison/useComparison.ts';
import { usePage, useShared, useTexts } from '../../../src/store/hooks.ts';
import { basketPanelTexts } from '../../../src/texts/basket-panel.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { useFocusHandover } from '../../../src/ui/base/useFocusHandover.ts';
import { Tooltip } from '../../../src/ui/popover/Tooltip.tsx';

/** Saves the comparison (row 125) for signed-in users, from two products; visitors are asked to log in. */
export function SaveButton({ takeFocus }: { takeFocus: () => void }) {
  const page = usePage();
  const text = useTexts(basketPanelTexts);
  const isSignedIn = useShared(({ user }) => user !== null);
  const isEnough = useComparison(({ comparison }) => canCompare(comparison));
  const [isSaving, setSaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Once saved, the button has nothing to do.
  useFocusHandover(button, takeFocus);

  if (!isSignedIn) return <LoginLink size="small">{text('basket.save.login')}</LoginLink>;
  const save = async () => {
    setSaving(true);
    await (await loadKeeping(page))?.saveComparison(page);
    setSaving(false);
  };
  return (
    <Tooltip text={!isEnough && text('basket.save.more')} opensOnPress>
      {(describedBy) => (
        <Button
          ref={button}
          size="small"
          busy={isSaving}
          aria-disabled={!isEnough || undefined}
          aria-describedby={describedBy}
          onClick={save}
        >
          {text('basket.save')}
        </Button>
      )}
    </Tooltip>
  );
}
