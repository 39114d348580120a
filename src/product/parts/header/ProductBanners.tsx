import { productAddress } from '../../../domain/product/product-address.ts';
import { lazyPart } from '../../../outcome/lazy-part.ts';
import { PartWaiting } from '../../../outcome/PartWaiting.tsx';
import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Link } from '../../../ui/action/Link.tsx';
import { PendingContext } from '../../../ui/base/pending.ts';
import { Alert } from '../../../ui/message/Alert.tsx';
import { productTexts } from '../../texts/product.ts';

// Few products are inactive.
const NearestHint = lazyPart(
  () => import('../nearest/NearestHint.tsx').then((module) => module.NearestHint),
  {
    Waiting: () => <PartWaiting className="ce-product-head__hint" />,
  },
);

/** Says that a product is inactive, with its successor or its nearest shade, or internal (rows 148 and 149). */
export function ProductBanners({ product, productPage }: { product: Pigment; productPage: string }) {
  const text = useTexts(productTexts);
  const { successor, industry } = product;
  return (
    <>
      {!product.isActive && (
        <Alert tone="warning" live={false} title={text('product.inactive.title')}>
          {text('product.inactive')}{' '}
          {successor ? (
            <Link href={productAddress(productPage, successor.id, industry)}>
              {text('product.inactive.successor', { name: successor.product_name })}
            </Link>
          ) : (
            <PendingContext value={null}>
              <NearestHint product={product} productPage={productPage} />
            </PendingContext>
          )}
        </Alert>
      )}
      {product.isInternal && (
        <Alert tone="info" live={false}>
          {text('product.internal')}
        </Alert>
      )}
    </>
  );
}
