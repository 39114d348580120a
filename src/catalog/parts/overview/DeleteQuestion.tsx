import type { CatalogSummary } from '../../../domain/product/catalog.ts';
import { useTexts } from '../../../store/hooks.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { catalogsTexts } from '../../texts/catalogs.ts';
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
