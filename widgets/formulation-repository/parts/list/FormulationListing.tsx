import { useMemo, useState } from 'react';
import { isFormulationHit } from '../../../../src/domain/formulation/formulation-hit.ts';
import type { SearchHit } from '../../../../src/domain/search/search-hit.ts';
import { Listing } from '../../../../src/listing/parts/frame/Listing.tsx';
import type { HitsView } from '../../../../src/listing/parts/items/hits-view.ts';
import { useListingEngine } from '../../../../src/listing/state/engine/useListingEngine.ts';
import { useHitOpened } from '../../../../src/listing/state/history/useHitOpened.ts';
import type { ListingOptions } from '../../../../src/listing/state/listing-options.ts';
import { usePage } from '../../../../src/store/hooks.ts';
import { ServedContent } from '../../../../src/ui/base/ServedContent.tsx';
import { Skeleton } from '../../../../src/ui/message/Skeleton.tsx';
import type { FormulationRepositoryProps } from '../../island.ts';
import { FORMULATION_FILTERS, formulationSource } from '../../state/formulation-source.ts';
import { Refusal } from '../Refusal.tsx';
import { FormulationHits } from './FormulationHits.tsx';
import { useFreshHearts } from './useFreshHearts.ts';

/** The listing of formulations: all, or those that the user has saved. */
export function FormulationListing(props: FormulationRepositoryProps) {
  const { title, detailPage, urlPrefix, urlKeys, size } = props;
  const page = usePage();
  const options = useMemo<ListingOptions>(
    () => ({
      // The mode of listings that have tabs.
      mode: 'sheets',
      types: ['formulations'],
      tabs: ['all', 'mine'],
      filters: {},
      facets: FORMULATION_FILTERS,
      views: ['list'],
      view: 'list',
      url: true,
      urlPrefix,
      urlKeys,
      size,
    }),
    [urlPrefix, urlKeys, size],
  );
  const [source] = useState(() => formulationSource(page, options));
  const listing = useListingEngine('formulation-repository', options, () => source);
  const onOpen = useHitOpened(listing);
  useFreshHearts(listing, source, options);
  return (
    <Listing
      {...{ listing, options, title, onOpen, drawHits }}
      productPage={detailPage}
      sort="newest"
      served={
        <ServedContent>
          <div aria-busy>
            <Skeleton lines={12} />
          </div>
        </ServedContent>
      }
      missing={<ServedContent />}
      refusal={(error) => error.isForbidden && <Refusal kind="closed" title={title} />}
    />
  );
}

function drawHits(hits: readonly SearchHit[], view: HitsView) {
  return <FormulationHits hits={hits.filter(isFormulationHit)} view={view} />;
}
