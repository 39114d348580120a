import { type ReactNode, useEffect, useMemo } from 'react';
import type { ComparedColors } from '../../../domain/color/compared-medium.ts';
import { isNearHit } from '../../../domain/color/near-hit.ts';
import type { Shade } from '../../../domain/color/near-standard.ts';
import type { SearchHit } from '../../../domain/search/search-hit.ts';
import type { ServiceError } from '../../../errors/service-error.ts';
import type { Page } from '../../../store/hooks.ts';
import { Skeleton } from '../../../ui/message/Skeleton.tsx';
import type { ColorSearch } from '../../rules/saved-search.ts';
import { useListingEngine } from '../../state/engine/useListingEngine.ts';
import { useProductOpened } from '../../state/history/useProductOpened.ts';
import { useStateOf } from '../../state/listing-context.ts';
import type { ListingOptions } from '../../state/listing-options.ts';
import { type NearSearch, nearSource } from '../../state/near/near-source.ts';
import { Listing, type ListingProps } from '../frame/Listing.tsx';
import type { HitsView } from '../items/hits-view.ts';
import { Saving } from '../saved/Saving.tsx';
import { NearHits } from './NearHits.tsx';
import type { NearLook, NearWords } from './near-look.ts';
import { Target } from './Target.tsx';

interface NearestListingProps extends Pick<ListingOptions, 'urlPrefix' | 'urlKeys' | 'size'> {
  /** Name of the island. */
  island: string;
  productPage: string;
  /** Makes the search. Called once. */
  search: (page: Page) => NearSearch;
  /** `undefined` until the standard is known. */
  look: NearLook | undefined;
  /** Describes the comparison. @param compared empty until the first response */
  wordsOf: (compared: ComparedColors) => NearWords;
  /** Called with the first response. Must be stable. */
  onFound: (found: FoundMatches) => void;
  /** Called with each response shown. Must be stable. */
  onCompared: (compared: ComparedColors) => void;
  /** In place of the whole listing after some failures. */
  refusal: (error: ServiceError) => ReactNode;
  /** What to save of the search, once it is known. */
  saved?: (compared: ComparedColors) => ColorSearch | undefined;
  /** What to say of a response without hits. @default how to find more with other filters */
  none?: ListingProps['none'];
}

/** Facts of the first response, for its announcement. */
export interface FoundMatches extends ComparedColors {
  total: number;
}

/** Placeholder rows shown until the first hits are loaded. */
const COMING = [1, 2, 3, 4, 5, 6];

/** A colour, and below it the listing of our nearest products, or the reason why there is none. */
export function NearestListing({ look, wordsOf, onFound, onCompared, ...props }: NearestListingProps) {
  const { island, urlPrefix, urlKeys, size, search, refusal, none, saved } = props;
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
  const listing = useListingEngine(island, options, (page) => nearSource(page, options, search(page)));
  const hasAnswer = useStateOf(listing, ({ answer }) => answer !== undefined);
  useEffect(() => {
    const { answer } = listing.state.getState();
    if (hasAnswer && answer) onFound({ total: answer.total, ...answer.compared });
  }, [listing, hasAnswer, onFound]);
  const compared = useStateOf(listing, ({ answer }) => answer?.compared);
  useEffect(() => {
    if (compared) onCompared(compared);
  }, [compared, onCompared]);
  const medium = compared?.medium?.key;
  const productPage = look && medium ? pageIn(props.productPage, medium, look.shade) : props.productPage;
  const onOpen = useProductOpened(listing, { url: true, urlPrefix, productPage });
  const words = wordsOf(compared ?? {});
  const color = compared && saved?.(compared);
  const shown = compared?.color;
  const shownLook = useMemo(
    () => (look && shown ? { ...look, standard: { ...look.standard, color: shown } } : look),
    [look, shown],
  );
  return (
    <Listing
      {...{ listing, options, productPage, onOpen, refusal, none }}
      beside={color && <Saving base={options} color={color} />}
      lead={<Target look={shownLook} words={words} />}
      drawHits={(hits: readonly SearchHit[], view: HitsView) =>
        shownLook && <NearHits hits={hits.filter(isNearHit)} look={shownLook} {...{ view, words }} />
      }
      waiting={
        <div aria-busy className="ce-stack ce-gap-3">
          {COMING.map((line) => (
            <Skeleton key={line} shape="block" height="4.25em" />
          ))}
        </div>
      }
    />
  );
}

/** Address of a product's page, which shows what is nearest to it in the same medium and shade. */
function pageIn(page: string, medium: string, shade: Shade): string {
  const query = new URLSearchParams({ medium, ...(shade === 'tint' && { depth: shade }) });
  return `${page}${page.includes('?') ? '&' : '?'}${query}`;
}
