import { useId, useMemo, useState } from 'react';
import { formatNumber } from '../../../domain/format/format-number.ts';
import { classNames } from '../../../lib/text/class-names.ts';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { useListing, useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';
import { DateField } from './DateField.tsx';
import { datePresets } from './date-presets.ts';
import { dayOf } from './typed-date.ts';
import { useDateCounts } from './useDateCounts.ts';

/** Key of the date filter for documents, whose presets include the time since the last visit. */
const DOCUMENT_DATE = 'min_doc_date';

export interface DateFacetProps {
  /** Title of the filter. */
  filter: string;
  /** Whether the facet is expanded: only then its presets are counted. */
  isOpen: boolean;
}

/**
 * A date filter: presets with their counts, and a field for any other day. Keeps a value's time of day until the day is
 * changed.
 */
export function DateFacet({ filter, isOpen }: DateFacetProps) {
  const id = useId();
  const listing = useListing();
  const text = useTexts(listingControlTexts);
  const value = useListingState((state) => state.query.filters[filter]?.[0]);
  const previousLogin = useShared((state) => state.user?.previousLogin);
  const [now] = useState(() => new Date());
  const presets = useMemo(
    () => datePresets(now, filter === DOCUMENT_DATE ? previousLogin : undefined),
    [now, filter, previousLogin],
  );
  const dates = useMemo(() => presets.flatMap((preset) => preset.value ?? []), [presets]);
  const counts = useDateCounts(filter, dates, isOpen);
  const choose = (day: string | undefined) => listing.choose(filter, day ? [day] : []);
  return (
    <>
      {presets.map((preset) => {
        const count = counts.get(preset.value ?? '');
        const countId = `${id}-${preset.text}`;
        return (
          <label key={preset.text} className="ce-facet__value">
            <input
              type="radio"
              name={id}
              className="ce-facet__box ce-facet__box--round ce-box"
              checked={preset.value === value}
              onChange={() => choose(preset.value)}
              // The name must not change while counts do.
              aria-label={text(preset.text)}
              aria-describedby={count === undefined ? undefined : countId}
            />
            <span className={classNames('ce-facet__title', count === 0 && 'ce-muted')}>
              {text(preset.text)}
            </span>
            {count !== undefined && (
              <span id={countId} className="ce-meta ce-figure">
                {formatNumber(count)}
              </span>
            )}
          </label>
        );
      })}
      <DateField day={dayOf(value)} onChange={choose} />
    </>
  );
}
