import { ProductFrame } from '../../src/product/frame/ProductFrame.tsx';
import { BackLink, type BackLinkTarget } from '../../src/product/header/BackLink.tsx';
import { HeadSkeleton } from '../../src/product/header/HeadSkeleton.tsx';
import { ProductHead } from '../../src/product/header/ProductHead.tsx';
import { useFieldManifest, useTechnicalCatalogues } from '../../src/store/useFieldManifest.ts';

export interface ProductHeaderProps {
  productId: string;
  industry?: string | undefined;
  industries?: readonly string[] | undefined;
  backLink?: BackLinkTarget | undefined;
  productPage: string;
}

/** The head of a product's page, alone. */
export function ProductHeader({ backLink, productPage, ...query }: ProductHeaderProps) {
  // Asked for together with the product, not after it: the head waits for all of them.
  useFieldManifest();
  useTechnicalCatalogues();
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
