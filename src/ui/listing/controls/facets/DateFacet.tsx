import { useId, useState } from 'react';
import type { Facet } from '../../../../domain/search/facet.ts';
import { useShared, useTexts } from '../../../../store/hooks.ts';
import { useListing, useListingState } from '../../../../store/listing/listing-context.ts';
import { listingControlTexts } from '../../../../texts/listing-controls.ts';
import { DateField } from './DateField.tsx';
import { datePresets } from './date-presets.ts';
import { dayOf } from './typed-date.ts';

/** Key of the filter that is about documents, whose presets include the time since the last visit. */
const DOCUMENT_DATE = 'min_doc_date';

/** A filter by date: presets, and a field for any other day. Keeps a value's time of day until the day is changed. */
export function DateFacet({ facet: { key } }: { facet: Facet }) {
  const name = useId();
  const listing = useListing();
  const text = useTexts(listingControlTexts);
  const value = useListingState((state) => state.query.filters[key]?.[0]);
  const previousLogin = useShared((state) => state.user?.previousLogin);
  const [now] = useState(() => new Date());
  const presets = datePresets(now, key === DOCUMENT_DATE ? previousLogin : undefined);
  const choose = (day: string | undefined) => listing.choose(key, day ? [day] : []);
  return (
    <>
      {presets.map((preset) => (
        <label key={preset.text} className="ce-facet__value">
          <input
            type="radio"
            name={name}
            className="ce-facet__box ce-facet__box--round"
            checked={preset.value === value}
            onChange={() => choose(preset.value)}
          />
          <span className="ce-facet__title">{text(preset.text)}</span>
        </label>
      ))}
      <DateField day={dayOf(value)} onChange={choose} />
    </>
  );
}
