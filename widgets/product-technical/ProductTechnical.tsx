import { SectionAlone } from '../../src/product/parts/sections/SectionAlone.tsx';
import { PropertiesSection } from '../../src/product/parts/technical/PropertiesSection.tsx';

export interface ProductTechnicalProps {
  productId: string;
  industry?: string | undefined;
  medium?: string | undefined;
}

/** Shows only the technical properties of a product. */
export function ProductTechnical({ medium, ...query }: ProductTechnicalProps) {
  return (
    <SectionAlone query={query}>
      {(product, isBusy) => <PropertiesSection {...{ product, isBusy, medium }} />}
    </SectionAlone>
  );
}
