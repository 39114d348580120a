import { ProductFrame } from '../../src/product/frame/ProductFrame.tsx';
import { BackLink, type BackLinkTarget } from '../../src/product/header/BackLink.tsx';
import { HeadSkeleton } from '../../src/product/header/HeadSkeleton.tsx';
import { ProductHead } from '../../src/product/header/ProductHead.tsx';

export interface ProductHeaderProps {
  productId: string;
  industry?: string | undefined;
  industries?: readonly string[] | undefined;
  backLink?: BackLinkTarget | undefined;
  productPage: string;
}

/** The head of a product's page, alone. */
export function ProductHeader({ backLink, productPage, ...query }: ProductHeaderProps) {
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
