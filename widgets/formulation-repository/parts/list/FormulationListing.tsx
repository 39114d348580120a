import { useMemo, useState } from 'react';
import { HandoverContext } from '../../../../src/listing/parts/handover/handover.ts';
import { useHandover } from '../../../../src/listing/parts/handover/useHandover.ts';
import { ListingPlace } from '../../../../src/listing/parts/place/ListingPlace.tsx';
import { useHitOpened } from '../../../../src/listing/state/history/useHitOpened.ts';
import { ListingContext } from '../../../../src/listing/state/listing-context.ts';
import type { ListingOptions } from '../../../../src/listing/state/listing-options.ts';
import { useListingEngine } from '../../../../src/listing/state/useListingEngine.ts';
import { usePage } from '../../../../src/store/hooks.ts';
import type { FormulationRepositoryProps } from '../../props.ts';
import { FORMULATION_FILTERS, formulationSource } from '../../state/formulation-source.ts';
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
