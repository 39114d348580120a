import { formatNumber } from '../../../domain/format/format-number.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Choice } from '../../../ui/action/Choice.tsx';
import { catalogTexts } from '../../texts/catalog.ts';
import { useCatalogState, useOpenCatalog } from '../draft/draft-context.ts';

/** Shows the excluded products alone, where there are some. */
export function ShownChoice({ onChange }: { onChange: (shown: 'all' | 'excluded') => void }) {
  const text = useTexts(catalogTexts);
  const { shown } = useOpenCatalog();
  const all = useCatalogState(({ content }) => content.productIds.length);
  const excluded = useCatalogState(({ content }) => content.excludedProductIds.length);
  if (shown === 'included' || excluded === 0) return null;
  return (
    <Choice
      className="ce-own__shown"
      size="small"
      label={text('catalog.shown')}
      options={[
        { value: 'all', title: text('catalog.shown.all', { count: formatNumber(all) }) },
        { value: 'excluded', title: text('catalog.shown.excluded', { count: formatNumber(excluded) }) },
      ]}
      value={shown}
      onChange={onChange}
    />
  );
}
