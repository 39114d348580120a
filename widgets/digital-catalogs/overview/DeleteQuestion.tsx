import type { CatalogSummary } from '../../../src/domain/catalog/catalog.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { catalogsTexts } from '../../../src/texts/catalogs.ts';
import { ConfirmDialog } from '../../../src/ui/dialog/ConfirmDialog.tsx';
import { productsText } from '../products-text.ts';

interface DeleteQuestionProps {
  catalog: CatalogSummary;
  /** It was changed elsewhere since the user was asked first. */
  isChanged?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a catalogue is deleted. */
export function DeleteQuestion({ catalog, isChanged = false, onConfirm, onClose }: DeleteQuestionProps) {
  const text = useTexts(catalogsTexts);
  const { title, count, excludedCount } = catalog;
  return (
    <ConfirmDialog
      title={text('catalogs.delete.question')}
      confirmText={text('catalogs.delete')}
      keepText={text('catalogs.delete.keep')}
      onConfirm={onConfirm}
      onKeep={onClose}
    >
      {isChanged && `${text('catalogs.delete.changed')} `}
      {text('catalogs.delete.lost', { title, products: productsText(text, count, excludedCount) })}
    </ConfirmDialog>
  );
}
