import { hasSafetySheet } from '../../../domain/requests/product-requests.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { usePage, useTexts } from '../../../store/hooks.ts';
import { addNotice } from '../../../store/notices/notices.ts';
import { productActionTexts } from '../../texts/product-actions.ts';
import { subjectOf } from '../requests/subject.ts';
import { useSheetAddress } from './useSheetAddress.ts';

/** Opens a product's safety data sheet by links to `#sds`, or says that there is none. */
export function useSheetLink(product: Pigment): void {
  const { store, bus } = usePage();
  const text = useTexts(productActionTexts);
  useSheetAddress(() => {
    if (hasSafetySheet(product))
      bus.emit('overlay:open', { name: 'safety-sheet', props: subjectOf(product) });
    else
      addNotice(store, {
        type: 'info',
        text: text('productActions.noSheet', { name: product.product_name }),
      });
  });
}
