import { useRef, useState } from 'react';
import { LoginLink } from '../../../outcome/LoginLink.tsx';
import { usePage, useShared, useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useFocusHandover } from '../../../ui/base/useFocusHandover.ts';
import { Tooltip } from '../../../ui/popover/Tooltip.tsx';
import { canCompare } from '../../rules/content/comparison.ts';
import { loadKeeping } from '../../state/edit-comparison.ts';
import { useComparison } from '../../state/useComparison.ts';
import { basketPanelTexts } from '../../texts/basket-panel.ts';

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
