import { useMemo, useState } from 'react';
import { FORMULATION_FILTERS, formulationSource } from '../../../src/store/formulation/formulation-source.ts';
import { usePage } from '../../../src/store/hooks.ts';
import { ListingContext } from '../../../src/store/listing/listing-context.ts';
import type { ListingOptions } from '../../../src/store/listing/listing-options.ts';
import { useHitOpened } from '../../../src/store/listing/useHitOpened.ts';
import { useListingEngine } from '../../../src/store/listing/useListingEngine.ts';
import { HandoverContext } from '../../../src/ui/listing/place/handover.ts';
import { ListingPlace } from '../../../src/ui/listing/place/ListingPlace.tsx';
import { useHandover } from '../../../src/ui/listing/place/useHandover.ts';
import type { FormulationRepositoryProps } from '../props.ts';
import { FormulationListBody } from './FormulationListBody.tsx';
import { useFreshHearts } from './useFreshHearts.ts';

/** The listing of formulations: those of all, or those that the user has saved. */
export function FormulationListing(props: FormulationRepositoryProps) {
  const page = usePage();
  const { urlPrefix, urlKeys, size } = props;
  const options = useMemo<ListingOptions>(
    () => ({
      // The mode of listings that have tabs.
      ...{ mode: 'sheets', types: ['formulations'], tabs: ['all', 'mine'], filters: {} },
      ...{ facets: FORMULATION_FILTERS, views: ['list'], view: 'list', url: true },
      ...{ urlPrefix, urlKeys, size },
    }),
    [urlPrefix, urlKeys, size],
  );
  const [source] = useState(() => formulationSource(page, options));
  const listing = useListingEngine('formulation-repository', options, () => source);
  const onOpen = useHitOpened(listing);
  const { handover, takeOver } = useHandover(listing, options);
  useFreshHearts(listing, source, options);
  return (
    <ListingContext value={listing}>
      <ListingPlace keeper={listing}>
        <HandoverContext value={handover}>
          <FormulationListBody {...props} onOpen={onOpen} onTakeOver={takeOver} />
        </HandoverContext>
      </ListingPlace>
    </ListingContext>
  );
}
