import { useEffect } from 'react';
import type { ComparedMedium, MediumAnswer } from '../../../src/domain/competitor/compared-medium.ts';
import type { CompetitorProduct } from '../../../src/domain/competitor/competitor-product.ts';
import { isNearHit } from '../../../src/domain/competitor/near-hit.ts';
import type { SearchHit } from '../../../src/domain/search/search-hit.ts';
import { ListingFrame } from '../../../src/listing/parts/frame/ListingFrame.tsx';
import { Hits } from '../../../src/listing/parts/hits/Hits.tsx';
import type { HitsView } from '../../../src/listing/parts/hits/hits-view.ts';
import { useListing, useListingState } from '../../../src/listing/state/listing-context.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { Alert } from '../../../src/ui/message/Alert.tsx';
import { Skeleton } from '../../../src/ui/message/Skeleton.tsx';
import { competitorTexts } from '../texts/competitor-search.ts';
import { NearHits } from './NearHits.tsx';
import { Refusal } from './Refusal.tsx';
import { Target } from './Target.tsx';

interface NearestBodyProps {
  product: CompetitorProduct | undefined;
  productPage: string;
  size: number;
  /** Stays the same function. */
  onOpen: (hit: SearchHit, index: number) => void;
  /** The first answer has come. Stays the same function. */
  onFound: (found: FoundMatches) => void;
  /** Another answer is shown. Stays the same function. */
  onCompared: (compared: MediumAnswer) => void;
}

/** What a first answer is announced by. */
export interface FoundMatches {
  total: number;
  /** In which ours were compared, if the service says so. */
  medium: ComparedMedium | undefined;
}

/** Lines that hold the place of the first hits. */
const COMING = [1, 2, 3, 4, 5, 6];

/** The competitor's product with ours below it, or why there is none to show. */
export function NearestBody(props: NearestBodyProps) {
  const { product, productPage, size, onOpen, onFound, onCompared } = props;
  const text = useTexts(competitorTexts);
  const { state } = useListing();
  const hasAnswer = useListingState(({ answer }) => answer !== undefined);
  const failure = useListingState((state) => state.failure);
  useEffect(() => {
    const { answer } = state.getState();
    if (hasAnswer && answer) onFound({ total: answer.total, medium: answer.compared?.medium });
  }, [state, hasAnswer, onFound]);
  const compared = useListingState(({ answer }) => answer?.compared);
  useEffect(() => {
    if (compared) onCompared(compared);
  }, [compared, onCompared]);
  const medium = compared?.medium;
  const drawHits = (hits: readonly SearchHit[], view: HitsView) =>
    product && <NearHits hits={hits.filter(isNearHit)} {...{ view, product, medium }} />;
  if (failure?.error.isForbidden) return <Refusal message={failure.error.serverMessage} />;
  if (failure?.error.isGone)
    return (
      <Alert tone="warning" title={text('competitor.gone.title')}>
        {text('competitor.gone')}
      </Alert>
    );
  return (
    <ListingFrame
      lead={<Target product={product} medium={medium} />}
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
