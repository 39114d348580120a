import { SectionAlone } from '../../src/product/parts/sections/SectionAlone.tsx';
import { UseSection } from '../../src/product/parts/use/UseSection.tsx';

export interface ProductDescriptionProps {
  productId: string;
  industry?: string | undefined;
}

/** Shows only a product's description and uses. */
export function ProductDescription(query: ProductDescriptionProps) {
  return (
    <SectionAlone query={query}>{(product, isBusy) => <UseSection {...{ product, isBusy }} />}</SectionAlone>
  );
}
