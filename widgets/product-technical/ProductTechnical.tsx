import { SectionAlone } from '../../src/product/sections/SectionAlone.tsx';
import { PropertiesSection } from '../../src/product/technical/PropertiesSection.tsx';

export interface ProductTechnicalProps {
  productId: string;
  industry?: string | undefined;
  medium?: string | undefined;
}

/** The technical properties of a product, alone. */
export function ProductTechnical({ medium, ...query }: ProductTechnicalProps) {
  return (
    <SectionAlone query={query}>
      {(product, isBusy) => <PropertiesSection {...{ product, isBusy, medium }} />}
    </SectionAlone>
  );
}
