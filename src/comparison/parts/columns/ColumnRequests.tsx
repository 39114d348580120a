import { hasSafetySheet, listedAssets, offersSample } from '../../../domain/requests/product-requests.ts';
import type { SubjectProps } from '../../../domain/requests/subject-props.ts';
import type { Product } from '../../../services/products.ts';
import { usePage, useShared, useTexts } from '../../../store/hooks.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';

interface ColumnRequestsProps {
  product: Product;
  industry: string | null;
}

/** What can be asked for about the product of a column: its safety data sheet, and a sample. */
export function ColumnRequests({ product, industry }: ColumnRequestsProps) {
  const { bus } = usePage();
  const text = useTexts(comparePageTexts);
  const user = useShared((state) => state.user);
  const { id, prd, product_name: name } = product;
  const request = (overlay: string, shown: string, label: string) => (
    <button
      type="button"
      className="ce-column__request ce-link ce-screen"
      aria-label={label}
      onClick={() => {
        const props: SubjectProps = { prd: prd ?? '', productId: id, productName: name, industry };
        bus.emit('overlay:open', { name: overlay, props });
      }}
    >
      {shown}
    </button>
  );
  return (
    <>
      {hasSafetySheet({ prd, assets: listedAssets(product.fields.assets) }) &&
        request('safety-sheet', text('compare.sheet'), text('compare.sheet.of', { name }))}
      {offersSample(product, user) &&
        request('sample-request', text('compare.sample'), text('compare.sample.of', { name }))}
    </>
  );
}
