import { useEffect } from 'react';
import type { CompetitorProduct } from '../../src/domain/competitor/competitor-product.ts';
import { isNearHit } from '../../src/domain/competitor/near-hit.ts';
import type { SearchHit } from '../../src/domain/search/search-hit.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { useListing, useListingState } from '../../src/store/listing/listing-context.ts';
import { competitorTexts } from '../../src/texts/competitor-search.ts';
import { ListingFrame } from '../../src/ui/listing/controls/ListingFrame.tsx';
import { Hits } from '../../src/ui/listing/hits/Hits.tsx';
import type { HitsView } from '../../src/ui/listing/hits/hits-view.ts';
import { Alert } from '../../src/ui/message/Alert.tsx';
import { Skeleton } from '../../src/ui/message/Skeleton.tsx';
import { NearHits } from './NearHits.tsx';
import { Refusal } from './Refusal.tsx';
import { Target } from './Target.tsx';

interface NearestBodyProps {
  product: CompetitorProduct | undefined;
  productPage: string;
  size: number;
  /** Stays the same function. */
  onOpen: (hit: SearchHit, index: number) => void;
  /** The first answer has come, with so many hits. Stays the same function. */
  onFound: (total: number) => void;
}

/** Lines that hold the place of the first hits. */
const COMING = [1, 2, 3, 4, 5, 6];

/** The competitor's product with ours below it, or why there is none to show. */
export function NearestBody({ product, productPage, size, onOpen, onFound }: NearestBodyProps) {
  const text = useTexts(competitorTexts);
  const { state } = useListing();
  const hasAnswer = useListingState(({ answer }) => answer !== undefined);
  const failure = useListingState((state) => state.failure);
  useEffect(() => {
    const { answer } = state.getState();
    if (hasAnswer && answer) onFound(answer.total);
  }, [state, hasAnswer, onFound]);
  const drawHits = (hits: readonly SearchHit[], view: HitsView) =>
    product && <NearHits hits={hits.filter(isNearHit)} view={view} product={product} />;
  if (failure?.error.status === 403) return <Refusal message={failure.error.serverMessage} />;
  if (failure?.error.status === 404)
    return (
      <Alert tone="warning" title={text('competitor.gone.title')}>
        {text('competitor.gone')}
      </Alert>
    );
  return (
    <ListingFrame
      lead={<Target product={product} />}
      types={['pigments']}
      views={[]}
      view="list"
      suggestions={false}
      productHref={() => undefined}
    >
      {hasAnswer ? (
        <Hits {...{ size, productPage, onOpen, drawHits }} mode="search" view="list" bulkLimit={undefined} />
      ) : (
        !failure && (
          <div aria-busy className="ce-competitors__coming">
            {COMING.map((line) => (
              <Skeleton key={line} shape="block" height="4.25em" />
            ))}
          </div>
        )
      )}
    </ListingFrame>
  );
}
