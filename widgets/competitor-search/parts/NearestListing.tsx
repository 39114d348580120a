import { useEffect, useMemo } from 'react';
import type { ComparedMedium, MediumAnswer } from '../../../src/domain/competitor/compared-medium.ts';
import { isNearHit } from '../../../src/domain/competitor/near-hit.ts';
import type { SearchHit } from '../../../src/domain/search/search-hit.ts';
import type { ServiceError } from '../../../src/errors/service-error.ts';
import { Listing } from '../../../src/listing/parts/frame/Listing.tsx';
import type { HitsView } from '../../../src/listing/parts/items/hits-view.ts';
import { useListingEngine } from '../../../src/listing/state/engine/useListingEngine.ts';
import { useProductOpened } from '../../../src/listing/state/history/useProductOpened.ts';
import { useStateOf } from '../../../src/listing/state/listing-context.ts';
import type { ListingOptions } from '../../../src/listing/state/listing-options.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { Alert } from '../../../src/ui/message/Alert.tsx';
import { Skeleton } from '../../../src/ui/message/Skeleton.tsx';
import type { CompetitorSearchProps } from '../island.ts';
import { competitorSource } from '../state/competitor-source.ts';
import type { ChosenProduct } from '../state/useChosenProduct.ts';
import { competitorTexts } from '../texts/competitor-search.ts';
import { NearHits } from './NearHits.tsx';
import { Refusal } from './Refusal.tsx';
import { Target } from './Target.tsx';

interface NearestListingProps extends CompetitorSearchProps {
  id: string;
  chosen: ChosenProduct;
  /** Called with the first response. Must be stable. */
  onFound: (found: FoundMatches) => void;
  /** Called with each response shown. Must be stable. */
  onCompared: (compared: MediumAnswer) => void;
}

/** Facts of the first response, for its announcement. */
export interface FoundMatches {
  total: number;
  /** Medium in which ours were compared, if the service names it. */
  medium: ComparedMedium | undefined;
}

/** Placeholder rows shown until the first hits are loaded. */
const COMING = [1, 2, 3, 4, 5, 6];

/** The competitor's product, and below it the listing of our nearest products, or the reason why there is none. */
export function NearestListing({ id, chosen, onFound, onCompared, ...props }: NearestListingProps) {
  const { productPage, urlPrefix, urlKeys, size } = props;
  const { product, medium: asked } = chosen;
  const options = useMemo<ListingOptions>(
    () => ({
      mode: 'search',
      types: ['pigments'],
      tabs: ['all'],
      filters: {},
      views: ['list'],
      view: 'list',
      url: true,
      urlPrefix,
      urlKeys,
      size,
    }),
    [urlPrefix, urlKeys, size],
  );
  const listing = useListingEngine('competitor-search', options, (page) =>
    competitorSource(page, options, {
      id,
      medium: asked,
      isCurrent: () => chosen.isNamed(id, asked),
      onProduct: chosen.learn,
    }),
  );
  const onOpen = useProductOpened(listing, { url: true, urlPrefix, productPage });
  const hasAnswer = useStateOf(listing, ({ answer }) => answer !== undefined);
  useEffect(() => {
    const { answer } = listing.state.getState();
    if (hasAnswer && answer) onFound({ total: answer.total, medium: answer.compared?.medium });
  }, [listing, hasAnswer, onFound]);
  const compared = useStateOf(listing, ({ answer }) => answer?.compared);
  useEffect(() => {
    if (compared) onCompared(compared);
  }, [compared, onCompared]);
  const medium = compared?.medium;
  return (
    <Listing
      {...{ listing, options, productPage, onOpen }}
      lead={<Target product={product} medium={medium} />}
      drawHits={(hits: readonly SearchHit[], view: HitsView) =>
        product && <NearHits hits={hits.filter(isNearHit)} {...{ view, product, medium }} />
      }
      waiting={
        <div aria-busy className="ce-stack ce-gap-3">
          {COMING.map((line) => (
            <Skeleton key={line} shape="block" height="4.25em" />
          ))}
        </div>
      }
      refusal={refusalOf}
    />
  );
}

function refusalOf(error: ServiceError) {
  if (error.isForbidden) return <Refusal message={error.serverMessage} />;
  return error.isGone && <Gone />;
}

function Gone() {
  const text = useTexts(competitorTexts);
  return (
    <Alert tone="warning" title={text('competitor.gone.title')}>
      {text('competitor.gone')}
    </Alert>
  );
}
