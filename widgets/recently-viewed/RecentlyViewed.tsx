import { createLazyPart } from '../../src/ui/base/create-lazy-part.tsx';
import type { RecentlyViewedProps } from './island.ts';
import { RecentList } from './parts/RecentList.tsx';

// On a product's page only; nobody misses it.
const RecordView = createLazyPart(
  () => import('./parts/RecordView.tsx').then((module) => module.RecordView),
  { Waiting: () => null, Missing: () => null },
);

/** The products and searches that this browser has kept, and on a product's page what records it. */
export function RecentlyViewed(props: RecentlyViewedProps) {
  const { productId } = props;
  return (
    <>
      {productId !== undefined && <RecordView productId={productId} />}
      <RecentList {...props} />
    </>
  );
}
