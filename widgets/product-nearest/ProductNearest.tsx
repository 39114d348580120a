import { NearestSection } from '../../src/product/parts/nearest/NearestSection.tsx';
import { SectionAlone } from '../../src/product/parts/sections/SectionAlone.tsx';

export interface ProductNearestProps {
  productId: string;
  industry?: string | undefined;
  medium?: string | undefined;
  limit: number;
  productPage: string;
}

/** Shows only the products closest in colour. */
export function ProductNearest({ medium, limit, productPage, ...query }: ProductNearestProps) {
  return (
    <SectionAlone query={query}>
      {(product, isBusy) => <NearestSection {...{ product, isBusy, productPage, medium, limit }} />}
    </SectionAlone>
  );
}
