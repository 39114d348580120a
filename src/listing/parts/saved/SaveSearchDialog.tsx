import { useId } from 'react';
import type { SavedSearch } from '../../../services/kept-searches.ts';
import { useTexts } from '../../../store/hooks.ts';
import { summaryTitle, validationTexts } from '../../../texts/validation.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { TextInput } from '../../../ui/field/TextInput.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import type { ColorSearch, SearchIdentity } from '../../rules/saved-search.ts';
import { savedSearchTexts } from '../../texts/saved.ts';
import { useSaveSearchForm } from './useSaveSearchForm.tsx';

export interface SaveSearchDialogProps {
  search: SearchIdentity;
  color?: ColorSearch | undefined;
  onSaved: (saved: SavedSearch) => void;
  onClose: () => void;
}

/** Asks for a name, and saves the search by it. */
export function SaveSearchDialog({ search, color, onSaved, onClose }: SaveSearchDialogProps) {
  const intro = useId();
  const text = useTexts(savedSearchTexts);
  const validation = useTexts(validationTexts);
  const { form, name } = useSaveSearchForm({ search, color }, (saved) => {
    onClose();
    onSaved(saved);
  });
  return (
    <Dialog
      title={text('saved.dialog')}
      size="small"
      closeText={text('saved.close')}
      describedBy={intro}
      onClose={onClose}
    >
      <div className="ce-stack ce-gap-4">
        <p id={intro} className="ce-muted">
          {text('saved.dialog.intro')}
        </p>
        <Form form={form} summaryTitle={summaryTitle(validation)} busyText={text('saved.busy')}>
          <Field required {...form.field('name')}>
            <TextInput autoComplete="off" defaultValue={name} {...form.register('name')} />
          </Field>
          <FormActions submitText={text('saved.submit')}>
            <Button onClick={onClose}>{text('saved.cancel')}</Button>
          </FormActions>
        </Form>
      </div>
    </Dialog>
  );
}
