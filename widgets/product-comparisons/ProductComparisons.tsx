import { ComparisonsSection } from '../../src/product/parts/comparisons/ComparisonsSection.tsx';
import { SectionAlone } from '../../src/product/parts/sections/SectionAlone.tsx';

export interface ProductComparisonsProps {
  productId: string;
  industry?: string | undefined;
  productPage: string;
}

/** Shows only the editors’ comparisons that contain a product. */
export function ProductComparisons({ productPage, ...query }: ProductComparisonsProps) {
  return (
    <SectionAlone query={query}>
      {(product, isBusy) => <ComparisonsSection {...{ product, isBusy, productPage }} />}
    </SectionAlone>
  );
}
