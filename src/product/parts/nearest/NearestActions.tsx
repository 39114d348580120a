import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { tableTexts } from '../../../texts/tables.ts';
import { useProductContext } from '../../state/useProductContext.ts';
import { nearestTexts } from '../../texts/nearest.ts';
import { ProductTableActions } from '../section/ProductTableActions.tsx';
import { nearestTable } from './nearest-table.ts';
import type { NearestShown } from './useNearestShown.ts';

/** Copies or saves the nearest products as data. */
export function NearestActions({
  product,
  industry,
  ...shown
}: NearestShown & { product: Pigment; industry: string }) {
  const text = useTexts(nearestTexts);
  const words = useTexts(tableTexts);
  const shownFor = { ...product, industry };
  const { context, internal } = useProductContext(shownFor);
  const [, , trade] = context;
  const marks = context.filter(({ isMark }) => isMark);
  return (
    <ProductTableActions
      product={shownFor}
      copyText={words('tables.copy')}
      csvText={words('tables.csv')}
      csvLabel={text('nearest.csv')}
      table={() =>
        nearestTable({ product, industry: trade?.value ?? industry, marks, internal, ...shown }, text, words)
      }
      name={[text('nearest.title'), shown.shade.medium.title]}
    />
  );
}
