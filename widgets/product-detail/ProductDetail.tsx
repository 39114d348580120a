import { prepareSanitizing } from '../../src/lib/html/prepare-sanitizing.ts';
import { lazyPart } from '../../src/outcome/lazy-part.ts';
import { PartWaiting } from '../../src/outcome/PartWaiting.tsx';
import { ProductActions } from '../../src/product/parts/actions/ProductActions.tsx';
import { QuietActions } from '../../src/product/parts/actions/QuietActions.tsx';
import { ProductFrame } from '../../src/product/parts/frame/ProductFrame.tsx';
import { BackLink } from '../../src/product/parts/header/BackLink.tsx';
import { HeadSkeleton } from '../../src/product/parts/header/HeadSkeleton.tsx';
import { ProductHead } from '../../src/product/parts/header/ProductHead.tsx';
import { useFieldManifest, useTechnicalEntries } from '../../src/store/reads/useFieldManifest.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import type { ProductDetailProps } from './island.ts';
import css from './product-detail.css';

// Content below the fold is fetched once the header is shown. Reserve space for it, so that nothing below moves.
const ProductSections = lazyPart(
  () =>
    afterPreparing(
      import('../../src/product/parts/page/ProductSections.tsx').then((module) => module.ProductSections),
    ),
  {
    Waiting: () => <PartWaiting className="ce-product-detail__rest" />,
  },
);

/** Loads a module and the sanitiser in parallel. */
async function afterPreparing<Module>(module: Promise<Module>): Promise<Module> {
  await Promise.all([module, prepareSanitizing()]);
  return module;
}

/** The whole page of a product, composed of sections that are also islands of their own. */
export function ProductDetail({ backLink, productPage, bulkLimit, without, ...query }: ProductDetailProps) {
  useStyles(css);
  // Requested together with the product, since the header waits for all of them.
  useFieldManifest();
  useTechnicalEntries();
  return (
    <ProductFrame query={query} skeleton={<HeadSkeleton />} canChoose>
      {(product, shown) => (
        <>
          <BackLink backLink={backLink} />
          <ProductHead
            {...{ shown, product, productPage }}
            industries={query.industries}
            actions={<ProductActions product={product} />}
          >
            <QuietActions product={product} />
          </ProductHead>
          {(product.industry !== null || product.industries.length === 0) && (
            <ProductSections
              {...{ product, productPage, bulkLimit, without }}
              isBusy={shown.status === 'refreshing'}
            />
          )}
        </>
      )}
    </ProductFrame>
  );
}
