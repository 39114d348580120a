import { useState } from 'react';
import { formatNumber } from '../../../../domain/fields/format-number.ts';
import type { Facet } from '../../../../domain/search/facet.ts';
import { useTexts } from '../../../../store/hooks.ts';
import { useListing, useListingState } from '../../../../store/listing/listing-context.ts';
import { listingControlTexts } from '../../../../texts/listing-controls.ts';
import { Disclosure } from '../../../content/Disclosure.tsx';
import { CountBadge } from './CountBadge.tsx';
import { DateFacet } from './DateFacet.tsx';
import type { Fieldset } from './fieldsets.ts';
import { OptionFacet } from './OptionFacet.tsx';
import { ValueRow } from './ValueRow.tsx';

export interface FacetFieldsetProps {
  fieldset: Fieldset;
  /** Whether it stands open at the start; one with something chosen does in any case. */
  startsOpen: boolean;
}

/** A title that opens and shuts, and below it a fieldset of one facet, or of the yes-no filters of one group. */
export function FacetFieldset({ fieldset, startsOpen }: FacetFieldsetProps) {
  const text = useTexts(listingControlTexts);
  const tooLong = useListingState((state) => state.tooLong);
  const { title, facets, chosen } = fieldset;
  const [isOpen, setOpen] = useState(startsOpen || chosen > 0);
  const values = facets.reduce((sum, facet) => sum + facet.values.length, 0);
  return (
    <Disclosure
      level={3}
      open={isOpen}
      onToggle={setOpen}
      title={
        <>
          {title}
          <CountBadge count={chosen} />
          {!isOpen && chosen === 0 && values > 0 && (
            <span className="ce-facet__size">
              <span aria-hidden>{` ${formatNumber(values)}`}</span>
              <span className="ce-visually-hidden">
                {` ${text('listing.facet.values', { count: formatNumber(values) })}`}
              </span>
            </span>
          )}
        </>
      }
    >
      <fieldset className="ce-facet">
        <legend className="ce-visually-hidden">{title}</legend>
        {facets.map((facet) => (
          <FacetBody key={facet.key} facet={facet} />
        ))}
        {facets.some(({ key }) => key === tooLong) && (
          <p role="alert" className="ce-facet__error">
            {text('listing.facet.tooLong')}
          </p>
        )}
      </fieldset>
    </Disclosure>
  );
}

function FacetBody({ facet }: { facet: Facet }) {
  const listing = useListing();
  if (facet.control === 'date') return <DateFacet facet={facet} />;
  if (facet.control !== 'boolean') return <OptionFacet facet={facet} />;
  return facet.values.map((value) => (
    <ValueRow
      key={value.key}
      value={value}
      title={facet.title}
      onToggle={() => listing.toggle(facet.key, value.key)}
    />
  ));
}
