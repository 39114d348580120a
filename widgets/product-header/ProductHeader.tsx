import { ProductFrame } from '../../src/product/parts/frame/ProductFrame.tsx';
import { BackLink } from '../../src/product/parts/header/BackLink.tsx';
import { HeadSkeleton } from '../../src/product/parts/header/HeadSkeleton.tsx';
import { ProductHead } from '../../src/product/parts/header/ProductHead.tsx';
import { useFieldManifest, useTechnicalEntries } from '../../src/store/reads/useFieldManifest.ts';
import type { ProductHeaderProps } from './island.ts';

/** Shows only the header of a product's page. */
export function ProductHeader({ backLink, productPage, ...query }: ProductHeaderProps) {
  // Requested together with the product, since the header waits for all of them.
  useFieldManifest();
  useTechnicalEntries();
  return (
    <ProductFrame query={query} skeleton={<HeadSkeleton />} canChoose>
      {(product, shown) => (
        <>
          <BackLink backLink={backLink} />
          <ProductHead {...{ shown, product, productPage }} industries={query.industries} />
        </>
      )}
    </ProductFrame>
  );
}
