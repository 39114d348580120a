import { ComparisonsSection } from '../../src/product/comparisons/ComparisonsSection.tsx';
import { SectionAlone } from '../../src/product/sections/SectionAlone.tsx';

export interface ProductComparisonsProps {
  productId: string;
  industry?: string | undefined;
  productPage: string;
}

/** Shows the editors’ comparisons that a product is part of, alone. */
export function ProductComparisons({ productPage, ...query }: ProductComparisonsProps) {
  return (
    <SectionAlone query={query}>
      {(product, isBusy) => <ComparisonsSection {...{ product, isBusy, productPage }} />}
    </SectionAlone>
  );
}
