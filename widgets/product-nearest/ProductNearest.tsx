import { NearestSection } from '../../src/product/nearest/NearestSection.tsx';
import { SectionAlone } from '../../src/product/sections/SectionAlone.tsx';

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
