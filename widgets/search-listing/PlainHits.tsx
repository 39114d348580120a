import type { SearchHit } from '../../src/domain/search/search-hit.ts';
import { safeHref } from '../../src/lib/safe-url.ts';
import { useTexts } from '../../src/store/hooks.ts';
import type { ListingAnswer } from '../../src/store/listing/listing.ts';
import { useListing, useListingState } from '../../src/store/listing/listing-context.ts';
import { listingTexts } from '../../src/texts/listing.ts';
import { Button } from '../../src/ui/action/Button.tsx';

interface Props {
  answer: ListingAnswer;
  productPage: string;
  onOpen: (hit: SearchHit, index: number) => void;
}

/** The hits as a list of links, and the way to more. */
export function PlainHits({ answer: { hits, total }, productPage, onOpen }: Props) {
  const t = useTexts(listingTexts);
  const listing = useListing();
  const loading = useListingState((state) => state.loading);
  return (
    <>
      <ul aria-label={t('listing.label')}>
        {hits.map((hit, index) => (
          <li key={hit.id}>
            <a href={safeHref(hrefOf(hit, productPage))} onClick={() => onOpen(hit, index)}>
              {hit.resultType === 'assets' ? `${hit.product.product_name}: ${hit.title}` : hit.product_name}
            </a>
          </li>
        ))}
      </ul>
      {total === 0 && <p>{t('listing.empty')}</p>}
      {total > 0 && <p>{t('listing.count', { shown: hits.length, total })}</p>}
      {hits.length < total && (
        <Button busy={loading === 'more'} onClick={() => listing.loadMore()}>
          {t('listing.loadMore')}
        </Button>
      )}
    </>
  );
}

function hrefOf(hit: SearchHit, productPage: string): string {
  const product =
    hit.resultType === 'assets' ? hit.product.id : hit.resultType === 'pigments' ? hit.id : hit.productId;
  return productPage.replace('{id}', encodeURIComponent(product));
}
