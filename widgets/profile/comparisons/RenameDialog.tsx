import type { SavedComparison } from '../../../src/services/comparisons.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { summaryTitle, validationTexts } from '../../../src/texts/validation.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { Field } from '../../../src/ui/field/Field.tsx';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';
import { Form } from '../../../src/ui/form/Form.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { profileTexts } from '../texts.ts';
import { useRenameForm } from './useRenameForm.tsx';

interface Props {
  comparison: SavedComparison;
  onClose: () => void;
  onRename: (renamed: SavedComparison) => void;
  /** Called if the comparison no longer exists. */
  onGone: () => void;
}

/** Renames a saved comparison. */
export function RenameDialog({ comparison, onClose, onRename, onGone }: Props) {
  const text = useTexts(profileTexts);
  const validation = useTexts(validationTexts);
  const form = useRenameForm(comparison, (renamed) => {
    onClose();
    if (renamed) onRename(renamed);
    else onGone();
  });

  return (
    <ConfirmDialog
      title={text('profile.comparisons.rename.title')}
      onClose={onClose}
      confirm={
        <Button variant="primary" busy={form.busy} onClick={() => void form.submit()}>
          {text('profile.save')}
        </Button>
      }
    >
      <Form form={form} summaryTitle={summaryTitle(validation)} busyText={text('profile.saving')}>
        <Field required {...form.field('title')}>
          <TextInput autoComplete="off" {...form.text('title')} />
        </Field>
      </Form>
    </ConfirmDialog>
  );
}
