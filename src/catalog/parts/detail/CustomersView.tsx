import type { Perspective } from '../../../domain/product/catalog.ts';
import { countOf } from '../../../domain/product/catalog.ts';
import { useTexts } from '../../../store/hooks.ts';
import { catalogTexts } from '../../texts/catalog.ts';
import { useCatalogState, useOpenCatalog } from '../draft/draft-context.ts';
import { PerspectiveSwitch } from '../PerspectiveSwitch.tsx';
import { Spine } from '../Spine.tsx';
import { useCustomersCatalog } from './useCustomersCatalog.ts';

interface CustomersViewProps {
  perspective: Perspective;
  onChange: (perspective: Perspective) => void;
}

/** The colours of the catalogue, as whom internal users look at it, and how much of it customers see. */
export function CustomersView({ perspective, onChange }: CustomersViewProps) {
  const { shown } = useOpenCatalog();
  const text = useTexts(catalogTexts);
  const saved = useCatalogState((state) => state.saved);
  const count = useCatalogState(({ content }) => countOf(content));
  const customers = useCustomersCatalog();
  const seen = customers?.count ?? saved.customerCount;
  return (
    <>
      <Spine
        swatches={shown === 'included' ? (customers?.swatches ?? []) : saved.swatches}
        none={count === 0 ? text('catalog.spine.none') : undefined}
        className="ce-own__spine"
      />
      <div className="ce-own__view ce-screen ce-cluster ce-gap-3">
        <PerspectiveSwitch value={perspective} onChange={onChange} />
        <p className="ce-meta">
          {seen !== undefined && text('catalog.perspective.count', { seen, count })}{' '}
          {text('catalog.perspective.hint')}
        </p>
      </div>
    </>
  );
}
